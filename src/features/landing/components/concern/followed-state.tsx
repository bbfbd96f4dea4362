import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { TextArea } from '@/shared/public/text-area'
import type { FollowedConcern } from '../../api/concern-channel'
import { readText } from '../../model/form-text'
import styles from './concern.module.css'

interface FollowedStateProps {
  concern: FollowedConcern
  isBusy: boolean
  onAdd: (body: string) => Promise<void>
}

export function FollowedState({ concern, isBusy, onAdd }: FollowedStateProps) {
  const { t } = useTranslation('landing/concern')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = readText(new FormData(form), 'addition')
    if (!body) return
    await onAdd(body)
    form.reset()
  }

  return (
    <>
      <Alert title={t(`follow.states.${concern.status}`)}>
        {t('follow.sent_on', { date: formatDate(concern.created_at) })}
      </Alert>
      {concern.entries.length === 0 ? (
        <p className={styles.text}>{t('follow.no_answers')}</p>
      ) : (
        <ul className={styles.entries} aria-label={t('follow.answers')}>
          {concern.entries.map((entry) => (
            <li key={entry.created_at + entry.kind} className={styles.entry} data-kind={entry.kind}>
              <span className={styles.small}>
                {t(`follow.kinds.${entry.kind}`)}, {formatDate(entry.created_at)}
              </span>
              <p>{entry.body}</p>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextArea name="addition" label={t('follow.add')} maxLength={5000} />
        <Button type="submit" kind="secondary" busy={isBusy}>
          {t('follow.add_submit')}
        </Button>
      </form>
    </>
  )
}
