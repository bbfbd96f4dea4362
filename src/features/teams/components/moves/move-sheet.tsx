import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formatFullName } from '@/lib/person'
import { showToast } from '@/lib/toast'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import type { SquadMember } from '../../api/squad'
import { useOfferMoves } from '../../api/squad-moves'
import { teamQueries } from '../../api/teams'

const schema = z.object({
  team_id: z.string().min(1, { error: 'teams:moves.errors.team' }),
  is_staying: z.boolean(),
})

const failures: Partial<Record<string, string>> = {
  move_asked_already: 'teams:moves.errors.asked_already',
  move_outdated: 'teams:moves.errors.outdated',
}

interface MoveSheetProps {
  team: { id: string; name: string; school_id: string }
  members: readonly SquadMember[]
  onClose: () => void
  onDone: () => void
}

/** Offers players to another team of the school; its staff agrees, unless the person stands there too. */
export function MoveSheet({ team, members, onClose, onDone }: MoveSheetProps) {
  const { t } = useTranslation('teams')
  const formId = useId()
  const { data: teams = [] } = useQuery(teamQueries.readable())
  const offer = useOfferMoves()
  const others = teams.filter(({ id, school_id }) => id !== team.id && school_id === team.school_id)

  async function save({ team_id: toTeamId, is_staying: isStaying }: z.infer<typeof schema>) {
    const states = await offer.mutateAsync(
      members.map(({ player }) => ({
        playerId: player.id,
        fromTeamId: team.id,
        toTeamId,
        isStaying,
      })),
    )
    const to = others.find(({ id }) => id === toTeamId)?.name ?? ''
    const isDone = states.every((state) => state === 'confirmed')
    showToast('success', isDone ? 'teams:moves.moved' : 'teams:moves.asked', {
      values: { team: to },
    })
    onDone()
    onClose()
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('moves.offer_title', {
        count: members.length,
        name: members.map(({ player }) => formatFullName(player)).join(', '),
      })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={offer.isPending}>
            {t('moves.offer')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={t('moves.offer')}
        schema={schema}
        defaultValues={{ team_id: '', is_staying: false }}
        fieldErrors={({ detail }) => {
          const failure = failures[detail ?? '']
          return failure ? { team_id: failure } : {}
        }}
        onSubmit={save}
      >
        <SelectField
          name="team_id"
          label={t('moves.to')}
          options={others.map(({ id, name, season }) => ({
            value: id,
            label: `${name} · ${season}`,
          }))}
          required
        />
        <SwitchField
          name="is_staying"
          label={t('moves.staying')}
          hint={t('moves.staying_hint', { team: team.name })}
        />
        <p className={`${layout.dim13Any} ${layout.normal}`}>{t('moves.offer_text')}</p>
      </Form>
    </Sheet>
  )
}
