import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useSchoolParts, type SchoolParts } from '../../api/school-parts'
import links from '../links.module.css'
import styles from '../users.module.css'

export function SchoolPartCards({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('admin')
  const { teams, fields, staff, plan } = useSchoolParts(schoolId)
  const running = teams.filter(({ archived_at }) => archived_at === null)
  return (
    <>
      <StaffCard staff={staff} />
      <SectionCard title={`${t('overview.teams')} (${running.length})`}>
        {running.length === 0 && <p className={styles.dim}>{t('school.no_teams')}</p>}
        <FactList
          layout="stack"
          facts={running.map(({ name, season, age_group, players }) => ({
            label: [name, name === age_group ? null : age_group, season]
              .filter(Boolean)
              .join(' · '),
            value: t('school.players', { count: players }),
          }))}
        />
      </SectionCard>
      <SectionCard title={`${t('school.fields')} (${fields.length})`}>
        <p className={styles.dim}>
          {fields.map(({ name }) => name).join(' · ') || t('school.no_fields')}
        </p>
      </SectionCard>
      <PlanCard plan={plan} />
    </>
  )
}

function StaffCard({ staff }: Pick<SchoolParts, 'staff'>) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  return (
    <SectionCard
      title={t('school.staff')}
      actions={
        <LinkButton kind="secondary" to={paths.admin.inviteOwner}>
          {t('pages.invite_owner')}
        </LinkButton>
      }
    >
      {staff.length === 0 && <p className={styles.dim}>{t('school.no_staff')}</p>}
      <FactList
        layout="stack"
        facts={staff.map(({ role, person, granted_at }) => ({
          label: (
            <Link className={links.link} to={href(paths.admin.users.details, { id: person.id })}>
              {`${person.first_name} ${person.last_name}`.trim() || person.email}
            </Link>
          ),
          value: `${roleName(role)} · ${t('manage.since', { date: formatDate(granted_at) })}`,
        }))}
      />
    </SectionCard>
  )
}

function PlanCard({ plan }: Pick<SchoolParts, 'plan'>) {
  const { t } = useTranslation('admin')
  return (
    <SectionCard
      title={t('school.plan')}
      actions={
        plan ? (
          <LinkButton kind="quiet" to={href(paths.admin.active.details, { id: plan.id })}>
            {t('pages.active_details')}
          </LinkButton>
        ) : null
      }
    >
      {plan ? (
        <FactList
          facts={[
            { label: t('school.plan'), value: t(`school.tiers.${plan.tier}`) },
            { label: t('school.status'), value: t(`school.plan_status.${plan.status}`) },
            {
              label: plan.auto_renew ? t('school.renews') : t('school.ends'),
              value: formatDate(plan.period_ends_at),
            },
          ]}
        />
      ) : (
        <p className={styles.dim}>{t('school.free')}</p>
      )}
    </SectionCard>
  )
}
