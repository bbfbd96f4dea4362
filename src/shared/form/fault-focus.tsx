import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'

const faulty = '[aria-invalid="true"], [data-fault]'
const focusable = 'input, textarea, select, button'

/** After a refused save the first fault has the focus, also one in a folded part or one that no single field holds. */
export function FaultFocus() {
  const { submitCount, isValid } = useFormState()
  const anchor = useRef<HTMLSpanElement>(null)
  const seen = useRef(submitCount)

  useEffect(() => {
    if (seen.current === submitCount) return
    seen.current = submitCount
    const form = anchor.current?.closest('form')
    if (isValid || !form) return
    const active = document.activeElement
    const isThere = active instanceof HTMLElement && active.matches(faulty)
    const fault = isThere ? active : form.querySelector<HTMLElement>(faulty)
    if (!fault) return
    for (const fold of listFolds(fault)) fold.open = true
    if (isThere) return
    const field = fault.matches(focusable) ? fault : fault.querySelector<HTMLElement>(focusable)
    field?.focus()
    fault.scrollIntoView?.({ block: 'center' })
  }, [submitCount, isValid])

  return <span ref={anchor} hidden />
}

function listFolds(element: HTMLElement): HTMLDetailsElement[] {
  const fold = element.closest('details')
  if (!fold) return []
  const outer = fold.parentElement
  return [fold, ...(outer ? listFolds(outer) : [])]
}
