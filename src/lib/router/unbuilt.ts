/** Patterns of the pages that a later release builds; `page()` fills it, `lead-to` reads it. */
export const unbuiltPaths = new Set<string>()
