import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { relationships } from '@/features/people/model/player'
import { toAppError } from '@/lib/errors'
import { getToday } from '@/lib/time/calendar-date'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { TextInput } from '@/shared/public/text-input'
import layout from '@/shared/ui/layout.module.css'
import { requestTeamJoin, type JoinWish } from '../../api/team-join'

interface JoinRequestFormProps {
  token: string
  /** The link is for players: they ask for themselves. */
  isOwn: boolean
  profile: { first_name: string; last_name: string }
  onSent: () => void
}

const refusals = [
  'already_asked',
  'too_many_requests',
  'link_over',
  'address_not_confirmed',
] as const

const bare = { border: 0, margin: 0, padding: 0 }
const legend = { padding: 0, marginBlockEnd: 8 }

type Fault = 'name' | 'born' | 'relation' | (typeof refusals)[number] | 'other'

/** Who the child is, in plain fields: this page comes without the kit of the app. */
export function JoinRequestForm({ token, isOwn, profile, onSent }: JoinRequestFormProps) {
  const { t } = useTranslation(['teams', 'people'])
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const values = new FormData(event.currentTarget)
    const read = (name: string) => {
      const value = values.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const relationship = relationships.find((known) => known === read('relationship')) ?? null
    const wish = {
      firstName: read('first_name'),
      lastName: read('last_name'),
      bornOn: read('born'),
    }
    const found = findFault(wish, isOwn || relationship !== null)
    setFault(found)
    if (found) return
    void ask({ token, ...wish, relationship })
  }

  async function ask(wish: JoinWish) {
    setSending(true)
    try {
      await requestTeamJoin(wish)
      onSent()
    } catch (error) {
      const { detail } = toAppError(error)
      setFault(refusals.find((known) => known === detail) ?? 'other')
    } finally {
      setSending(false)
    }
  }

  return (
    <form className={layout.stack4} noValidate onSubmit={send} aria-label={t('join.send')}>
      <fieldset className={layout.stack3} style={bare}>
        <legend className={layout.medium} style={legend}>
          {t(isOwn ? 'join.you' : 'join.child')}
        </legend>
        <TextInput
          label={t('join.first_name')}
          name="first_name"
          maxLength={60}
          autoComplete="off"
          defaultValue={isOwn ? profile.first_name : ''}
          error={fault === 'name' ? t('join.errors.name') : null}
        />
        <TextInput
          label={t('join.last_name')}
          name="last_name"
          maxLength={60}
          autoComplete="off"
          defaultValue={profile.last_name}
        />
        <TextInput
          label={t('join.born')}
          name="born"
          type="date"
          min="1930-01-01"
          max={getToday()}
          error={fault === 'born' ? t('join.errors.born') : null}
        />
      </fieldset>
      {isOwn ? null : (
        <fieldset style={bare}>
          <legend className={layout.medium} style={legend}>
            {t('join.relation')}
          </legend>
          {relationships.map((value) => (
            <label key={value} className={layout.line2} style={{ minBlockSize: 44 }}>
              <input type="radio" name="relationship" value={value} />
              {t(`people:relationships.${value}`)}
            </label>
          ))}
          {fault === 'relation' ? (
            <p role="alert" className={`${layout.danger} ${layout.plain}`}>
              {t('join.errors.relation')}
            </p>
          ) : null}
        </fieldset>
      )}
      {fault && !['name', 'born', 'relation'].includes(fault) ? (
        <Alert kind="error">{t(`join.errors.${fault}`)}</Alert>
      ) : null}
      <Button type="submit" busy={isSending}>
        {t('join.send')}
      </Button>
    </form>
  )
}

type Named = Pick<JoinWish, 'firstName' | 'lastName' | 'bornOn'>

function findFault({ firstName, lastName, bornOn }: Named, hasRelation: boolean): Fault | null {
  if (!firstName || !lastName) return 'name'
  if (!bornOn || bornOn > getToday()) return 'born'
  return hasRelation ? null : 'relation'
}
