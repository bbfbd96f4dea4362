/** Where visitors look around; apart from the other settings, which are in everybody's first load. */

/**
 * Where visitors without an account may look around: the site with the demo academy, without a slash at its end, empty
 * for this one. Null: nowhere.
 */
export function readTrialSite(source: Record<string, unknown> = import.meta.env): string | null {
  const site = readAddress(source.VITE_TRIAL_URL)
  return site === null ? null : site.replace(/\/+$/, '')
}

/** Where visitors of a site that only holds the demo academy get an account of their own; empty for this one. */
export function readMainSite(source: Record<string, unknown> = import.meta.env): string {
  return (readAddress(source.VITE_MAIN_URL) ?? '').replace(/\/+$/, '')
}

function readAddress(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}
