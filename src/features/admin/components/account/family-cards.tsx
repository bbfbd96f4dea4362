import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkChildButton } from '@/features/people/widgets/link-child-button'
import { href, paths } from '@/lib/router/paths'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useAccountRelations } from '../../api/account-relations'
import type { Account } from '../../api/accounts'
import links from '../links.module.css'
import styles from '../users.module.css'

interface Squad {
  left_on: string | null
  team: { name: string; season: string }
}

function formatCurrentTeams(squads: readonly Squad[]): string {
  return squads
    .filter(({ left_on }) => left_on === null)
    .map(({ team }) => `${team.name} ${team.season}`)
    .join(', ')
}

interface FamilyCardsProps {
  account: Account
  name: string
}

/** Teams looked after, children and the way to link one, and the guardians of one's own player record. */
export function FamilyCards({ account, name }: FamilyCardsProps) {
  const { t } = useTranslation(['admin', 'people'])
  const { staff, children, own } = useAccountRelations(account.id)
  const places = account.roles.filter(({ role }) => role === 'parent')
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
              label: formatCurrentTeams(player.squads) || t('account.no_team_now'),
              value: t('account.as_player'),
            })),
          ]}
        />
      </SectionCard>
      {children.length + places.length > 0 && (
        <SectionCard
          title={t('account.children')}
          actions={places.map(({ id, school_id, school }) =>
            school_id ? (
              <LinkChildButton
                key={id}
                person={{ id: account.id, name }}
                schoolId={school_id}
                schoolName={places.length > 1 ? school?.name : undefined}
              />
            ) : null,
          )}
        >
          {children.length === 0 && <p className={styles.dim}>{t('people:parents.no_children')}</p>}
          <FactList
            layout="stack"
            facts={children.map(({ player, relationship, status }) => ({
              label: `${player.first_name} ${player.last_name}`,
              value: [
                t(`people:relationships.${relationship}`),
                formatCurrentTeams(player.squads),
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
