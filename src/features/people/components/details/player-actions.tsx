import {
  IconListCheck,
  IconMailForward,
  IconNotebook,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { ActionMenu } from '@/shared/ui/action-menu'
import { LinkButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { useRemovePlayer } from '../../api/players/player-writes'
import type { Player } from '../../api/players/players'
import { formatFullName } from '@/lib/person'
import { usePeopleAccess } from '../use-people-access'

/** Edit, and what a coach writes down; behind the dots: tasks, notes, invite the player to an own account, take the player out of the club. */
export function PlayerActions({ player }: { player: Player }) {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const confirm = useConfirm()
  const remove = useRemovePlayer()
  const { isOwner, role, mayChange } = usePeopleAccess()
  const name = formatFullName(player)
  const teamIds = player.squads.filter(({ left_on }) => !left_on).map(({ team }) => team.id)
  if (!mayChange(teamIds)) return null

  async function handleRemove() {
    const isSure = await confirm({
      title: t('details.remove_title', { name }),
      text: t('details.remove_text'),
      confirmLabel: t('details.remove'),
      isDanger: true,
    })
    if (!isSure) return
    remove.mutate(player.id, {
      onSuccess: () => void navigate(paths.players.list),
      onError: (error) => {
        const { code } = toAppError(error)
        showToast('error', code === 'conflict' ? 'people:details.remove_kept' : `errors:${code}`)
      },
    })
  }

  const items = [
    {
      label: t('details.tasks'),
      icon: <IconListCheck size={18} stroke={1.75} />,
      onSelect: () => void navigate(href(paths.tasks.ofPlayer, { id: player.id })),
    },
    {
      label: t('details.notes'),
      icon: <IconNotebook size={18} stroke={1.75} />,
      onSelect: () => void navigate(`${paths.notes.history}?player=${player.id}`),
    },
    ...(player.user_id
      ? []
      : [
          {
            label: t('details.invite'),
            icon: <IconMailForward size={18} stroke={1.75} />,
            onSelect: () =>
              void navigate(`${paths.players.invite}?role=player&player=${player.id}`),
          },
        ]),
    ...(isOwner
      ? [
          {
            label: t('details.remove'),
            icon: <IconTrash size={18} stroke={1.75} />,
            onSelect: () => void handleRemove(),
            isDanger: true,
          },
        ]
      : []),
  ]
  return (
    <>
      <LinkButton
        to={href(paths.players.edit, { id: player.id })}
        icon={<IconPencil size={18} stroke={1.75} />}
      >
        {t('details.edit')}
      </LinkButton>
      {role === 'coach' ? (
        <LinkButton
          kind="secondary"
          to={href(paths.tasks.addForPlayer, { playerId: player.id })}
          icon={<IconNotebook size={18} stroke={1.75} />}
        >
          {t('details.write')}
        </LinkButton>
      ) : null}
      <ActionMenu label={t('details.more', { name })} items={items} />
    </>
  )
}
