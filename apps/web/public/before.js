// Runs before anything is painted, so that the frame in the page has the chosen light, and shows at home only.
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
    // Nothing can be remembered here.
  }
  dataset.theme = theme;
  if (location.pathname === '/') dataset.frame = 'home';
  if (hasPlayed) dataset.known = '';
}
