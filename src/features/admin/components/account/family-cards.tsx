import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useSurroundings } from '../../api/surroundings'
import links from '../links.module.css'
import styles from '../users.module.css'

interface Squad {
  left_on: string | null
  team: { name: string; season: string }
}

function currentTeams(squads: readonly Squad[]): string {
  return squads
    .filter(({ left_on }) => left_on === null)
    .map(({ team }) => `${team.name} ${team.season}`)
    .join(', ')
}

/** Teams looked after, children, and the guardians of one's own player record. */
export function FamilyCards({ userId }: { userId: string }) {
  const { t } = useTranslation(['admin', 'people'])
  const { staff, children, own } = useSurroundings(userId)
  const guardians = own.flatMap((player) => player.guardians)
  return (
    <>
      <SectionCard title={t('account.teams')}>
        {staff.length + own.length === 0 && <p className={styles.dim}>{t('account.no_teams')}</p>}
        <FactList
          layout="stack"
          facts={[
            ...staff.map(({ role, team }) => ({
              label: `${team.name} ${team.season}`,
              value: t(`people:staff_roles.${role}`),
            })),
            ...own.map((player) => ({
              label: currentTeams(player.squads) || t('account.no_team_now'),
              value: t('account.as_player'),
            })),
          ]}
        />
      </SectionCard>
      {children.length > 0 && (
        <SectionCard title={t('account.children')}>
          <FactList
            layout="stack"
            facts={children.map(({ player, relationship, status }) => ({
              label: `${player.first_name} ${player.last_name}`,
              value: [
                t(`people:relationships.${relationship}`),
                currentTeams(player.squads),
                status === 'active' ? '' : t(`account.links.${status}`),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        </SectionCard>
      )}
      {guardians.length > 0 && (
        <SectionCard title={t('account.guardians')}>
          <FactList
            layout="stack"
            facts={guardians.map(({ guardian, relationship }) => ({
              label: (
                <Link
                  className={links.link}
                  to={href(paths.admin.users.details, { id: guardian.id })}
                >
                  {`${guardian.first_name} ${guardian.last_name}`}
                </Link>
              ),
              value: t(`people:relationships.${relationship}`),
            }))}
          />
        </SectionCard>
      )}
    </>
  )
}
