import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useSquad } from '../../api/squad'
import { useApproveTeamJoin, useDeclineTeamJoin, type JoinRequest } from '../../api/team-links'
import type { TeamDetails } from '../../api/team'
import { findNamesake } from '../../model/join-request'

/** Stands for "nobody of the squad" among the players. */
const newPlayer = 'new'

const schema = z.object({ player_id: z.string() })

const refusals = {
  player_has_account: 'teams:join.requests.errors.player_has_account',
  self_invitation: 'teams:join.requests.errors.self_invitation',
  inviter_no_longer_allowed: 'teams:join.requests.errors.inviter_no_longer_allowed',
} as const

interface JoinAnswerSheetProps {
  team: TeamDetails
  request: JoinRequest
  onClose: () => void
}

/** One dialog: the player the family means, proposed by name, and yes or no. */
export function JoinAnswerSheet({ team, request, onClose }: JoinAnswerSheetProps) {
  const { t } = useTranslation('teams')
  const formId = useId()
  const { data: squad } = useSquad(team.id)
  const approve = useApproveTeamJoin()
  const decline = useDeclineTeamJoin()
  const child = formatFullName(request)
  const person = request.person_name
  const players = squad?.map(({ player }) => player) ?? []
  const namesake = findNamesake(players, request)
  const isBusy = approve.isPending || decline.isPending
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('join.requests.sheet', { child, team: team.name })}
      footer={
        <>
          <Button
            kind="secondary"
            busy={decline.isPending}
            disabled={isBusy}
            onClick={() => decline.mutate(request.id, { onSuccess: onClose })}
          >
            {t('join.requests.decline')}
          </Button>
          <Button type="submit" form={formId} busy={approve.isPending} disabled={isBusy || !squad}>
            {t('join.requests.approve')}
          </Button>
        </>
      }
    >
      <div className={layout.stack4}>
        <p className={layout.text14}>
          {t('join.requests.asked', {
            person,
            date: formatDate(request.asked_at),
            date_of_birth: formatDate(request.date_of_birth),
          })}
        </p>
        {squad ? (
          <Form
            id={formId}
            label={t('join.requests.approve')}
            schema={schema}
            defaultValues={{ player_id: namesake?.id ?? newPlayer }}
            fieldErrors={({ detail }) => {
              const refusal = Object.entries(refusals).find(([known]) => known === detail)
              return refusal ? { player_id: refusal[1] } : {}
            }}
            onSubmit={async ({ player_id }) => {
              const isHeld = await approve.mutateAsync({
                id: request.id,
                playerId: player_id === newPlayer ? null : player_id,
              })
              const told = isHeld ? 'approved' : 'approved_waiting'
              showToast('success', `teams:join.requests.${told}`, { values: { person } })
              onClose()
            }}
          >
            <SelectField
              name="player_id"
              label={t('join.requests.who')}
              options={[
                { value: newPlayer, label: t('join.requests.new', { child }) },
                ...players.map((player) => ({
                  value: player.id,
                  label: [
                    formatFullName(player),
                    player.date_of_birth.slice(0, 4),
                    player === namesake ? t('join.requests.proposed') : null,
                  ]
                    .filter(Boolean)
                    .join(' · '),
                })),
              ]}
              required
            />
          </Form>
        ) : (
          <ListSkeleton rows={1} />
        )}
        <p className={layout.dim13}>{t('join.requests.trust')}</p>
      </div>
    </Sheet>
  )
}
