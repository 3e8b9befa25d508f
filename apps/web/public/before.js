// Runs before the first paint: sets the theme, and shows the placeholder in index.html on the home page only.
{
  const { dataset } = document.documentElement;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  let theme = isDark ? 'dark' : 'light';
  let hasPlayed = false;
  try {
    hasPlayed = localStorage.getItem('tablee.played') !== null;
    const chosen = localStorage.getItem('tablee.theme');
    if (chosen === 'light' || chosen === 'dark') theme = chosen;
  } catch {
    // Storage is blocked.
  }
  dataset.theme = theme;
  if (location.pathname === '/') dataset.frame = 'home';
  if (hasPlayed) dataset.known = '';
}
