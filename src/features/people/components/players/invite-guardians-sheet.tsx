import { useState, type FormEvent } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { toAppError } from '@/lib/errors'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { formatFullName } from '@/lib/person'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useInvite } from '../../api/invitations'
import { usePlayerOptions } from '../../api/players/player-options'
import { getInvitationFailureKey } from '../../model/invitation-failure'
import { emailSchema } from '../../model/invitation-schema'
import type { PlayerRow } from '../../model/player-row'

interface InviteGuardiansSheetProps {
  players: readonly PlayerRow[]
  onClose: () => void
  onDone: () => void
}

/** One address a player; who was invited leaves the list, what failed stays with its reason. */
export function InviteGuardiansSheet({ players, onClose, onDone }: InviteGuardiansSheetProps) {
  const { t } = useTranslation('people')
  const translateKey = useTranslateKey()
  const { mutateAsync: invite, isPending } = useInvite()
  const { data: options = [] } = usePlayerOptions()
  const [emails, setEmails] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [invited, setInvited] = useState<readonly string[]>([])
  const open = players.filter(({ id }) => !invited.includes(id))
  const written = open.filter(({ id }) => (emails[id] ?? '').trim() !== '')

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const failed: Record<string, string> = {}
    const done: string[] = []
    for (const { id } of written) {
      const school_id = options.find((option) => option.id === id)?.school_id
      const { data: email } = z.safeParse(emailSchema, emails[id])
      if (!email || !school_id) {
        failed[id] = 'people:invite.errors.email'
        continue
      }
      try {
        await invite({
          school_id,
          email,
          role: 'parent',
          player_id: id,
          relationship: 'parent',
          locale: getCurrentLocale(),
        })
        done.push(id)
      } catch (error) {
        failed[id] = getInvitationFailureKey(toAppError(error))
      }
    }
    setInvited([...invited, ...done])
    setErrors(failed)
    if (done.length > 0) {
      showToast('success', 'people:guardians_sheet.done', { values: { count: done.length } })
    }
    if (Object.keys(failed).length === 0) onDone()
  }

  return (
    <Sheet title={t('guardians_sheet.title')} isOpen onClose={onClose}>
      <form className={layout.stack4} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <p className={layout.dim14}>{t('guardians_sheet.text')}</p>
        {open.map((player) => (
          <TextInput
            key={player.id}
            type="email"
            autoComplete="off"
            label={formatFullName(player)}
            placeholder={t('guardians_sheet.placeholder')}
            value={emails[player.id] ?? ''}
            error={errors[player.id] ? translateKey(errors[player.id] ?? '') : undefined}
            onChange={({ currentTarget: { value } }) =>
              setEmails((known) => ({ ...known, [player.id]: value }))
            }
          />
        ))}
        <div className={layout.wrapEnd}>
          <Button kind="secondary" onClick={onClose}>
            {t('guardians_sheet.cancel')}
          </Button>
          <Button type="submit" busy={isPending} disabled={written.length === 0}>
            {t('guardians_sheet.submit', { count: written.length })}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
