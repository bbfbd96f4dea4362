import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { toAppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { TextArea } from '@/shared/public/text-area'
import { TextInput } from '@/shared/public/text-input'
import type { ContactReceipt } from '../../api/contact-message'
import {
  findContactProblem,
  findRefusedField,
  type ContactField,
} from '../../model/contact-problem'
import { readText } from '../../model/form-text'
import styles from '../concern/concern.module.css'

type Failure = 'failed' | 'offline' | 'many'

interface ContactFormProps {
  onSent: (receipt: ContactReceipt, email: string) => void
}

/** A failure keeps every word; sending computes a moment, so that nobody floods us. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { t, i18n } = useTranslation('landing/pages')
  const [params] = useSearchParams()
  const about = params.get('about')?.slice(0, 20)
  const [field, setField] = useState<ContactField | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [waitSeconds, setWaitSeconds] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [clientId] = useState(() => crypto.randomUUID())

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const words = {
      name: readText(values, 'name'),
      email: readText(values, 'email'),
      subject: readText(values, 'subject'),
      body: readText(values, 'body'),
    }
    const refuse = (name: ContactField) => {
      setField(name)
      form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    }
    const problem = findContactProblem(words)
    setFailure(null)
    setField(null)
    if (problem) {
      refuse(problem)
      return
    }
    setIsSending(true)
    try {
      const { sendContactMessage } = await import('../../api/contact-message')
      const language = i18n.resolvedLanguage ?? 'en'
      const message = { ...words, language, client_id: clientId }
      onSent(await sendContactMessage(message, setWaitSeconds), words.email)
    } catch (error) {
      const { code, detail } = toAppError(error)
      const refused = findRefusedField(detail)
      if (refused) refuse(refused)
      else if (detail === 'too_many_tickets' || detail === 'contact_busy') setFailure('many')
      else setFailure(code === 'offline' ? 'offline' : 'failed')
    } finally {
      setIsSending(false)
      setWaitSeconds(0)
    }
  }

  const getError = (name: ContactField) => field === name && t(`contact.errors.${name}`)
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        name="name"
        label={t('contact.name')}
        autoComplete="name"
        maxLength={120}
        error={getError('name')}
      />
      <TextInput
        name="email"
        type="email"
        label={t('contact.email')}
        hint={t('contact.email_hint')}
        autoComplete="email"
        maxLength={254}
        error={getError('email')}
      />
      <TextInput
        name="subject"
        label={t('contact.subject')}
        defaultValue={about && t('contact.about', { number: about })}
        autoComplete="off"
        maxLength={120}
        error={getError('subject')}
      />
      <TextArea
        name="body"
        label={t('contact.body')}
        rows={6}
        maxLength={5000}
        error={getError('body')}
      />
      {failure && <Alert kind="error">{t(`contact.errors.${failure}`)}</Alert>}
      <Button type="submit" busy={isSending}>
        {t('contact.submit')}
      </Button>
      <p className={styles.small} role="status">
        {isSending &&
          (waitSeconds > 0 ? t('contact.waiting', { count: waitSeconds }) : t('contact.sending'))}
      </p>
    </form>
  )
}
