import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import type { Session } from '@/features/session/model/session'
import { toAppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { TextArea } from '@/shared/public/text-area'
import type { Suggestion } from '@/shared/public/suggest-input'
import { TextInput } from '@/shared/public/text-input'
import type { FoundSchool } from '../../api/concern-channel'
import { readText } from '../../model/form-text'
import { AboutPerson } from './about-person'
import styles from './concern.module.css'
import { SchoolSearch } from './school-search'
import { Ticks } from './ticks'

const shortestBody = 10

interface ConcernFormProps {
  onSent: (code: string) => void
}

/** The report. A failure keeps every word; sending computes a moment where nobody is signed in. */
export function ConcernForm({ onSent }: ConcernFormProps) {
  const { t } = useTranslation('landing/concern')
  const session = useSession()
  const isSignedIn = Boolean(session?.profile)
  const [params] = useSearchParams()
  const named = params.get('school') ?? findOnlySchool(session)
  const [school, setSchool] = useState<FoundSchool | null>(null)
  const [about, setAbout] = useState<Suggestion | null>(null)
  const [problem, setProblem] = useState<'body' | 'failed' | 'offline' | null>(null)
  const [waitSeconds, setWaitSeconds] = useState(0)
  const [isSending, setIsSending] = useState(false)

  useEffect(() => {
    if (!named) return
    void import('../../api/concern-channel')
      .then(({ fetchSchool }) => fetchSchool(named))
      .then((found) => setSchool((current) => current ?? found))
      // a wrong address is no reason not to report
      .catch(() => undefined)
  }, [named])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = new FormData(form)
    const read = (name: string) => readText(values, name)
    if (read('body').length < shortestBody) {
      setProblem('body')
      form.querySelector('textarea')?.focus()
      return
    }
    setProblem(null)
    setIsSending(true)
    try {
      const { sendConcern } = await import('../../api/concern-channel')
      const code = await sendConcern(
        {
          body: read('body'),
          school_id: school?.id ?? null,
          school_name: read('school_name'),
          about_user_id: about?.id ?? null,
          about_name: read('about_name'),
          contact: read('contact'),
          is_about_officer: values.has('is_about_officer'),
          is_about_owner: values.has('is_about_owner'),
          is_for_platform: values.has('is_for_platform'),
          is_urgent: values.has('is_urgent'),
          is_anonymous: values.has('is_anonymous'),
        },
        { isSignedIn, onWait: setWaitSeconds },
      )
      onSent(code)
    } catch (error) {
      setProblem(toAppError(error).code === 'offline' ? 'offline' : 'failed')
    } finally {
      setIsSending(false)
      setWaitSeconds(0)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SchoolSearch
        chosen={school}
        onChoose={(chosen) => {
          setSchool(chosen)
          setAbout(null)
        }}
      />
      <TextArea
        name="body"
        label={t('report.body')}
        hint={t('report.body_hint')}
        rows={5}
        maxLength={5000}
        error={problem === 'body' && t('errors.body')}
      />
      <AboutPerson isSignedIn={isSignedIn} school={school} chosen={about} onChoose={setAbout} />
      <Ticks isSignedIn={isSignedIn} />
      <TextInput
        name="contact"
        label={t('report.contact')}
        hint={t('report.contact_hint')}
        note={<span className={styles.small}>{t('report.optional')}</span>}
        autoComplete="off"
        maxLength={200}
      />
      {(problem === 'failed' || problem === 'offline') && (
        <Alert kind="error">{t(`errors.${problem}`)}</Alert>
      )}
      <Button type="submit" busy={isSending}>
        {t('report.submit')}
      </Button>
      <p className={styles.small} role="status">
        {isSending &&
          (waitSeconds > 0 ? t('report.waiting', { count: waitSeconds }) : t('report.sending'))}
      </p>
    </form>
  )
}

/** Most people belong to one school: theirs is chosen, and can be changed. */
function findOnlySchool(session: Session | null): string | null {
  const ids = new Set(session?.held_roles.flatMap(({ school_id }) => school_id ?? []))
  const [only] = ids
  return ids.size === 1 && only ? only : null
}
