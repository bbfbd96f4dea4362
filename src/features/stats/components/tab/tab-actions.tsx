import { useState } from 'react'
import { IconChartRadar, IconTable, IconUserCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import type { Player } from '@/features/people/api/players/players'
import { formatFullName } from '@/lib/person'
import { useSession } from '@/features/session/api/session-store'
import { Button, LinkButton } from '@/shared/ui/button'
import type { useRatingRights } from '../../api/rating-rights'
import type { RatedPlayer } from '../../model/rating/rated-player'
import { RateSheet } from '../rating/rate-sheet'
import { SelfSheet } from '../rating/self-sheet'
import { ShareButton } from './share-button'
import type { Development } from './use-development'

interface TabActionsProps {
  player: Player
  development: Development
  rights: ReturnType<typeof useRatingRights>
}

const icon = { size: 18, stroke: 1.75 } as const

/** The coach's update, the whole team, sharing; the player's own view. */
export function TabActions({ player, development, rights }: TabActionsProps) {
  const { t } = useTranslation('stats')
  const userId = useSession()?.user.id ?? ''
  const [open, setOpen] = useState<'coach' | 'self' | null>(null)
  const { coach, self, updates, isMentalOpen, refetch } = development
  const newest = updates.find(({ isSelf }) => !isSelf)
  const person = { id: player.id, name: formatFullName(player), shirt: null }
  const rated: RatedPlayer = { ...person, seen: newest?.id ?? null, known: coach.now }
  const close = () => setOpen(null)

  return (
    <>
      {rights.isCoach ? (
        <Button icon={<IconChartRadar {...icon} />} onClick={() => setOpen('coach')}>
          {t('tab.update')}
        </Button>
      ) : null}
      {rights.isCoach && newest && !newest.isShared ? <ShareButton playerId={player.id} /> : null}
      {rights.isCoach && rights.teamId ? (
        <LinkButton
          kind="quiet"
          icon={<IconTable {...icon} />}
          to={href(paths.teams.rate, { id: rights.teamId })}
        >
          {t('tab.rate_team')}
        </LinkButton>
      ) : null}
      {rights.mayRateSelf ? (
        <Button icon={<IconUserCheck {...icon} />} onClick={() => setOpen('self')}>
          {t(rights.isSelf ? 'tab.rate_self' : 'tab.rate_child')}
        </Button>
      ) : null}
      {open === 'coach' ? (
        <RateSheet
          player={isMentalOpen ? { ...rated, seenMental: development.mentalId } : rated}
          draftKey={`stats:${userId}:player:${player.id}`}
          refresh={refetch}
          onClose={close}
        />
      ) : null}
      {open === 'self' ? (
        <SelfSheet
          player={{ ...person, seen: null, known: self.now }}
          isForChild={!rights.isSelf}
          draftKey={`stats:${userId}:self:${player.id}`}
          onClose={close}
        />
      ) : null}
    </>
  )
}
