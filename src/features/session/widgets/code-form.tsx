import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { TextInput } from '@/shared/public/text-input'
import { normalizeCode, toCodeFailure, type CodeFailure } from '../model/code-failure'
import styles from './second-factor.module.css'

interface CodeFormProps {
  label: string
  /** Sends the six digits; what it throws is shown as a failure. */
  onCode: (code: string) => Promise<void>
  /** Another way, beside the button. */
  children?: ReactNode
}

/** Asks for a code of the authenticator; the sixth digit sends it. */
export function CodeForm({ label, onCode, children }: CodeFormProps) {
  const { t } = useTranslation('session/account')
  const [code, setCode] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<CodeFailure | 'incomplete' | null>(null)

  async function send(digits: string): Promise<void> {
    if (isSending) return
    if (digits.length < 6) {
      setFailure('incomplete')
      return
    }
    setSending(true)
    setFailure(null)
    try {
      await onCode(digits)
    } catch (error) {
      setFailure(toCodeFailure(error))
      setCode('')
    } finally {
      setSending(false)
    }
  }

  function change(text: string): void {
    const digits = normalizeCode(text)
    setCode(digits)
    if (digits.length === 6 && digits !== code) void send(digits)
  }

  const isOfField = failure === 'wrong' || failure === 'incomplete'
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
    >
      {failure && !isOfField ? <Alert kind="error" title={t(`code.failures.${failure}`)} /> : null}
      <TextInput
        label={label}
        name="code"
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={isOfField ? t(`code.failures.${failure}`) : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending}>
          {t('code.submit')}
        </Button>
        {children}
      </div>
    </form>
  )
}
