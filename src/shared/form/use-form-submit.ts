/** Sending a form once: pending state, server errors to their fields, and where the focus goes after. */
import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toAppError, type AppError } from '@/lib/errors'

interface SubmitOptions<Output> {
  onSubmit: (values: Output) => Promise<void> | void
  fieldErrors?: (error: AppError) => Partial<Record<string, string>>
}

/** The form seen without its field names, which a server's answer does not know; methods, on purpose. */
interface AnyForm {
  setError(name: string, error: { type: string; message: string }): void
  setFocus(name: string): void
}

export function useFormSubmit<Input extends FieldValues, Output>(
  methods: UseFormReturn<Input, unknown, Output>,
  { onSubmit, fieldErrors }: SubmitOptions<Output>,
  onSaved: () => void,
) {
  const [isBusy, setIsBusy] = useState(false)
  const [settled, setSettled] = useState(0)
  const [failure, setFailure] = useState<AppError | null>(null)
  const saving = useRef(false)
  /** From the press on: judging the fields takes a moment, too. */
  const submitting = useRef(false)
  const focusAfter = useRef<(() => void) | null>(null)

  // A disabled fieldset takes the focus away: it comes back once the fields can have it again.
  useEffect(() => {
    focusAfter.current?.()
    focusAfter.current = null
  }, [settled])

  function fail(error: AppError) {
    const form: AnyForm = methods
    const known = Object.entries(fieldErrors?.(error) ?? {})
    for (const [name, message = ''] of known) form.setError(name, { type: 'server', message })
    setFailure(known.length > 0 ? null : error)
    const [first] = known
    if (first) focusAfter.current = () => form.setFocus(first[0])
  }

  async function send(values: Output) {
    const opener = document.activeElement
    saving.current = true
    setIsBusy(true)
    setFailure(null)
    focusAfter.current = () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
    try {
      await onSubmit(values)
      methods.reset(methods.getValues())
      onSaved()
    } catch (thrown) {
      fail(toAppError(thrown))
    }
    saving.current = false
    setIsBusy(false)
    setSettled((count) => count + 1)
  }

  function submit(event: BaseSyntheticEvent) {
    event.preventDefault()
    // A form inside a dialog must not submit the one the dialog belongs to.
    event.stopPropagation()
    if (submitting.current) return
    submitting.current = true
    void methods
      .handleSubmit(send)(event)
      .finally(() => {
        submitting.current = false
      })
  }

  return { isBusy, failure, submit, isSaving: () => saving.current }
}
