import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formatFullName } from '@/lib/person'
import { getToday } from '@/lib/time/calendar-date'
import { showToast } from '@/lib/toast'
import { DateField } from '@/shared/form/fields/date-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useEndPlaces, useReopenPlaces, type SquadMember } from '../../api/squad'

interface LeaveSheetProps {
  team: { name: string }
  members: readonly SquadMember[]
  onClose: () => void
  onDone: () => void
}

/** Ends places in the squad on a day; matches, ratings and attendance until then stay. Can be undone. */
export function LeaveSheet({ team, members, onClose, onDone }: LeaveSheetProps) {
  const { t } = useTranslation('teams')
  const formId = useId()
  const end = useEndPlaces()
  const reopen = useReopenPlaces()
  const ids = members.map(({ id }) => id)
  const names = members.map(({ player }) => formatFullName(player)).join(', ')
  // nobody leaves before having come
  const earliest =
    members
      .map(({ joined_on }) => joined_on)
      .toSorted()
      .at(-1) ?? getToday()
  const schema = z.object({
    on: z
      .string()
      .min(1, { error: 'teams:squad.errors.day' })
      .refine((day) => day >= earliest, { error: 'teams:squad.errors.too_early' })
      .refine((day) => day <= getToday() || day === earliest, {
        error: 'teams:squad.errors.too_late',
      }),
  })

  async function save({ on }: { on: string }) {
    await end.mutateAsync({ ids, on })
    showToast('success', 'teams:squad.left', {
      values: { count: members.length, name: names, team: team.name },
      action: { label: 'teams:undo', run: () => reopen.mutate(ids) },
    })
    onDone()
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('squad.leave_title', { count: members.length, name: names, team: team.name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" type="submit" form={formId} busy={end.isPending}>
            {t('squad.remove')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={t('squad.remove')}
        schema={schema}
        defaultValues={{ on: getToday() > earliest ? getToday() : earliest }}
        onSubmit={save}
      >
        {members.length > 1 ? <p>{names}</p> : null}
        <p className={`${layout.dim13Any} ${layout.normal}`}>{t('squad.leave_text')}</p>
        <DateField name="on" label={t('squad.last_day')} min={earliest} max={getToday()} required />
      </Form>
    </Sheet>
  )
}
