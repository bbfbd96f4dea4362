/**
 * Answers two questions without walking the whole document each time, as jsdom does: which labels a control has, and
 * the computed style of an element. Role and label queries ask them for every element of a page. An answer holds
 * until the document changes.
 */

const labelableTags = new Set([
  'BUTTON',
  'INPUT',
  'METER',
  'OUTPUT',
  'PROGRESS',
  'SELECT',
  'TEXTAREA',
])

/** https://html.spec.whatwg.org/multipage/forms.html#category-label */
function isLabelable(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.type !== 'hidden'
  return labelableTags.has(element.tagName)
}

/** https://html.spec.whatwg.org/multipage/forms.html#labeled-control */
function findControl(label: HTMLLabelElement): Element | null {
  if (!label.hasAttribute('for')) {
    return [...label.querySelectorAll('*')].find(isLabelable) ?? null
  }
  const control = document.getElementById(label.htmlFor)
  return control && isLabelable(control) ? control : null
}

function findLabels(): Map<Element, HTMLLabelElement[]> {
  const labels = new Map<Element, HTMLLabelElement[]>()
  for (const label of document.querySelectorAll('label')) {
    const control = findControl(label)
    if (control) labels.set(control, [...(labels.get(control) ?? []), label])
  }
  return labels
}

const installed = Symbol.for('quick lookups')

/**
 * Once for each document, however often it is called: the setup runs again for every file of a worker, and an observer
 * and a wrapper more with each would make every change of a page slower than in the file before.
 */
export function installQuickLookups(): void {
  if (installed in document) return
  Object.defineProperty(document, installed, { value: true })
  let labels: ReturnType<typeof findLabels> | undefined
  let styles = new WeakMap<Element, CSSStyleDeclaration>()
  const clearLookups = () => {
    labels = undefined
    styles = new WeakMap()
  }
  const observer = new MutationObserver(clearLookups)
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  const clearAfterChange = () => {
    if (observer.takeRecords().length > 0) clearLookups()
  }

  const view = document.defaultView ?? window
  const computeStyle = view.getComputedStyle.bind(view)
  const getStyle = (element: Element, pseudo?: string | null) => {
    if (pseudo || !element.isConnected) return computeStyle(element, pseudo)
    clearAfterChange()
    const known = styles.get(element)
    if (known) return known
    const style = computeStyle(element)
    styles.set(element, style)
    return style
  }
  view.getComputedStyle = getStyle
  window.getComputedStyle = getStyle

  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement): unknown {
        if (!isLabelable(this)) return null
        // outside of the document nothing tells of changes, and no test asks for more than the label around it
        if (!this.isConnected) return [this.closest('label')].filter((label) => label !== null)
        clearAfterChange()
        labels ??= findLabels()
        return labels.get(this) ?? []
      },
    })
  }
  Object.defineProperty(HTMLLabelElement.prototype, 'control', {
    configurable: true,
    get(this: HTMLLabelElement): Element | null {
      return findControl(this)
    },
  })
}
