/**
 * Runs in the page of a driven browser, after @testing-library/dom: finds elements as the page tests do, by
 * role and name or by text. A target is data, because it travels to the browser.
 */
globalThis.findTouchlineElement = (target) => {
  const { queryAllByRole, queryAllByText } = globalThis.TestingLibraryDom
  const toMatcher = ({ text, pattern }) => (pattern === undefined ? text : new RegExp(pattern, 'u'))
  const root = target.within ? globalThis.findTouchlineElement(target.within) : document.body
  if (!root) return null
  const found =
    target.role === undefined
      ? queryAllByText(root, toMatcher(target.name))
      : queryAllByRole(root, target.role, target.name ? { name: toMatcher(target.name) } : {})
  return found[target.nth ?? 0] ?? null
}
