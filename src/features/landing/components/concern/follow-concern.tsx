import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { TextInput } from '@/shared/public/text-input'
import type { FollowedConcern } from '../../api/concern-channel'
import { readText } from '../../model/form-text'
import { formatReceipt } from '../../model/receipt-code'
import styles from './concern.module.css'
import { FollowedState } from './followed-state'

type Problem = 'code' | 'failed' | 'offline' | 'many'

interface FollowConcernProps {
  /** Right after sending, the code need not be typed. */
  code: string | null
}

/** State and answers of a report by its code, and one more word to it. */
export function FollowConcern({ code }: FollowConcernProps) {
  const { t } = useTranslation('landing/concern')
  const [followed, setFollowed] = useState<{ code: string; concern: FollowedConcern } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function runAttempt(work: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      const { code: kind, detail } = toAppError(error)
      if (detail === 'too_many_additions') setProblem('many')
      else setProblem(kind === 'offline' ? 'offline' : 'failed')
    } finally {
      setIsBusy(false)
    }
  }

  const show = (typed: string) =>
    runAttempt(async () => {
      const { followConcern } = await import('../../api/concern-channel')
      const concern = await followConcern(typed)
      setFollowed(concern && { code: typed, concern })
      if (!concern) setProblem('code')
    })

  const add = (body: string) =>
    runAttempt(async () => {
      if (!followed) return
      const { addToConcern, followConcern } = await import('../../api/concern-channel')
      await addToConcern(followed.code, body)
      const concern = await followConcern(followed.code)
      if (concern) setFollowed({ ...followed, concern })
    })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readText(new FormData(event.currentTarget), 'code')
    if (typed) void show(typed)
    else setProblem('code')
  }

  return (
    <section className={styles.part} aria-labelledby="follow">
      <h2 id="follow">{t('follow.title')}</h2>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          name="code"
          label={t('follow.code')}
          hint={t('follow.text')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={code ? formatReceipt(code) : ''}
          error={problem === 'code' && t('errors.code')}
        />
        <Button type="submit" kind="secondary" busy={isBusy}>
          {t('follow.submit')}
        </Button>
      </form>
      {problem && problem !== 'code' && <Alert kind="error">{t(`errors.${problem}`)}</Alert>}
      {followed && <FollowedState concern={followed.concern} isBusy={isBusy} onAdd={add} />}
    </section>
  )
}
