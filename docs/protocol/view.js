// Keeps a client's view up to date. Test vectors are in vectors.json.

function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

export function checksum(view) {
  let hash = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(canonical(view))) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The view after the patch, sharing unchanged parts; throws if the patch does not fit. */
export function applyPatch(view, patch) {
  return patch.reduce((now, [path, ...edit]) => change(now, path, edit), view);
}

function change(value, [step, ...deeper], edit) {
  if (step === undefined) return edit.length === 1 ? edit[0] : splice(value, ...edit);
  const isList = Array.isArray(value);
  const mayBeNew = !isList && deeper.length === 0 && edit.length === 1;
  mustFit(typeof value === 'object' && typeof step === (isList ? 'number' : 'string'));
  mustFit(Object.hasOwn(value, step) || mayBeNew);
  if (deeper.length > 0 || edit.length > 0) {
    const changed = change(value[step], deeper, edit);
    return isList ? value.with(step, changed) : { ...value, [step]: changed };
  }
  mustFit(!isList);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
}

function splice(list, start, removed, items) {
  mustFit(Array.isArray(list) && start >= 0 && removed >= 0 && start + removed <= list.length);
  return list.toSpliced(start, removed, ...items);
}

/** The copy after a frame: unchanged for a duplicate, null if a frame is missing or the view has drifted. */
export function follow(held, { seq, at, patch, check }) {
  if (seq <= held.seq) return held;
  try {
    mustFit(seq === held.seq + 1);
    const view = applyPatch(held.view, patch);
    mustFit(check === undefined || check === checksum(view));
    return { seq, at, view };
  } catch {
    return null;
  }
}

function mustFit(fits) {
  if (!fits) throw new Error('unfit');
}
