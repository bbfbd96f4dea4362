/** A plain HTML form with the manners of the big one: checked once, sent once, never emptied. */
import { useRef, useState, type ComponentProps } from 'react'
import { toAuthFailure } from '../api/to-auth-failure'
import type { AuthFailure } from '../model/auth-failure'
import { readWaitSeconds } from '../model/wait-seconds'
import { checkFields, type FieldError, type Rule } from '../model/field-rules'

interface Options<Field extends string> {
  rules: Record<Field, Rule<Field>>
  /** Sends the form; what it throws is shown as a failure. */
  send: (read: (field: Field) => string) => Promise<void>
}

type FormProps = Pick<ComponentProps<'form'>, 'ref' | 'noValidate' | 'onSubmit' | 'onInput'>

interface NativeForm<Field extends string> {
  formProps: FormProps
  errors: Partial<Record<Field, FieldError>>
  failure: AuthFailure | null
  /** How long the service wants to be left alone after the failure; 0 when it did not say. */
  waitSeconds: number
  isSending: boolean
}

export function useNativeForm<Field extends string>(options: Options<Field>): NativeForm<Field> {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<NativeForm<Field>['errors']>({})
  const [failure, setFailure] = useState<AuthFailure | null>(null)
  const [waitSeconds, setWaitSeconds] = useState(0)

  async function submit(element: HTMLFormElement): Promise<void> {
    if (isBusy.current) return
    const read = createReader(element)
    const found = checkFields(read, options.rules)
    setErrors(found)
    setFailure(null)
    const [first] = Object.keys(found)
    if (first) return focus(element, first)
    isBusy.current = true
    setSending(true)
    try {
      await options.send(read)
    } catch (error) {
      setWaitSeconds(readWaitSeconds(error))
      setFailure(await toAuthFailure(error))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  const formProps: FormProps = {
    ref: form,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    // a complaint goes away as soon as its reason does, and never appears while typing
    onInput: (event) => {
      const read = createReader(event.currentTarget)
      const now = checkFields(read, options.rules)
      setErrors((shown) => filterStillWrong(shown, now))
    },
  }
  return { formProps, errors, failure, waitSeconds, isSending }
}

function createReader(form: HTMLFormElement): (field: string) => string {
  const values = new FormData(form)
  return (field) => {
    const value = values.get(field)
    return typeof value === 'string' ? value : ''
  }
}

function focus(form: HTMLFormElement, name: string): void {
  const element = form.querySelector(`[name="${name}"]`)
  if (element instanceof HTMLElement) element.focus()
}

function filterStillWrong<Field extends string>(
  shown: Partial<Record<Field, FieldError>>,
  now: Partial<Record<Field, FieldError>>,
): Partial<Record<Field, FieldError>> {
  const rest: Partial<Record<Field, FieldError>> = {}
  for (const field in shown) if (now[field]) rest[field] = now[field]
  return rest
}
