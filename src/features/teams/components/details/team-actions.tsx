import { useState } from 'react'
import {
  IconArchive,
  IconArchiveOff,
  IconCalendarPlus,
  IconChartBar,
  IconPencil,
  IconPrinter,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { ActionMenu, type MenuAction } from '@/shared/ui/action-menu'
import { LinkButton } from '@/shared/ui/button'
import type { TeamDetails } from '../../api/team'
import { useArchiveTeam } from '../../api/team-writes'
import type { TeamAccess } from '../../model/access'
import { CopySheet } from '../copy/copy-sheet'

interface TeamActionsProps {
  team: TeamDetails
  access: TeamAccess
}

const icon = { size: 20, stroke: 1.75 } as const

/** Rating the squad, edit; behind the dots: the list on paper, the next season, putting the team away. */
export function TeamActions({ team, access }: TeamActionsProps) {
  const { t } = useTranslation('teams')
  const archive = useArchiveTeam(team.id)
  const [isCopying, setCopying] = useState(false)
  const isArchived = team.archived_at !== null

  function putAway(isAway: boolean) {
    archive.mutate(isAway, {
      onSuccess: () =>
        showToast('success', isAway ? 'teams:archive.done' : 'teams:archive.undone', {
          values: { team: team.name },
          subject: `team:${team.id}`,
          action: { label: 'teams:undo', run: () => archive.mutate(!isAway) },
        }),
    })
  }

  const items: MenuAction[] = [
    {
      label: t('print.action'),
      icon: <IconPrinter {...icon} />,
      onSelect: () => window.print(),
    },
  ]
  if (access.isOwner) {
    items.push({
      label: t('copy.action'),
      icon: <IconCalendarPlus {...icon} />,
      onSelect: () => setCopying(true),
    })
  }
  if (access.isManager) {
    items.push({
      label: isArchived ? t('archive.restore') : t('archive.action'),
      icon: isArchived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />,
      onSelect: () => putAway(!isArchived),
    })
  }
  return (
    <>
      {access.isStaff && !isArchived ? (
        <LinkButton
          kind="secondary"
          to={href(paths.teams.rate, { id: team.id })}
          icon={<IconChartBar {...icon} />}
        >
          {t('details.rate')}
        </LinkButton>
      ) : null}
      {access.isManager ? (
        <LinkButton
          kind="secondary"
          to={href(paths.teams.edit, { id: team.id })}
          icon={<IconPencil {...icon} />}
        >
          {t('details.edit')}
        </LinkButton>
      ) : null}
      {access.isFamily ? null : (
        <ActionMenu label={t('details.more', { team: team.name })} items={items} />
      )}
      {isCopying ? <CopySheet team={team} onClose={() => setCopying(false)} /> : null}
    </>
  )
}
