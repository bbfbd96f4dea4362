import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { paths } from '@/lib/router/paths'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useCreateTeamLink, useLiveLinks } from '../../api/team-links'
import type { TeamDetails } from '../../api/team'
import { LinkItem } from './link-item'

const roles = ['parent', 'player'] as const
const lifetimesDays = ['7', '30', '90', '180'] as const
const sizes = ['20', '40', '80', '200'] as const

const schema = z.object({
  role: z.enum(roles),
  days: z.enum(lifetimesDays),
  max_uses: z.enum(sizes),
})

const refusals = {
  too_many_links: 'teams:links.errors.too_many_links',
  link_not_allowed: 'teams:links.errors.link_not_allowed',
} as const

/** The links of a team with their QR codes, to copy and print at any time, and a new one in one tap. */
export function InviteFamiliesSheet({ team, onClose }: { team: TeamDetails; onClose: () => void }) {
  const { t } = useTranslation('teams')
  const formId = useId()
  const { data: links, error, refetch } = useLiveLinks(team.id)
  const create = useCreateTeamLink(team.id)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('links.title', { team: team.name })}
      footer={
        <Button type="submit" form={formId} busy={create.isPending}>
          {t('links.make')}
        </Button>
      }
    >
      <div className={layout.stack4}>
        <p className={layout.text14}>{t('links.text')}</p>
        <LinkButton kind="quiet" to={`${paths.players.list}?teams=${team.id}&state=no_guardian`}>
          {t('links.by_mail')}
        </LinkButton>
        {error && !links ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
        {!links && !error ? <ListSkeleton rows={2} /> : null}
        {links?.length === 0 ? <p className={layout.dim13}>{t('links.none')}</p> : null}
        <ul className={layout.listGrid3} aria-label={t('links.list')}>
          {links?.map((link) => (
            <LinkItem key={link.id} link={link} team={team} />
          ))}
        </ul>
        <Form
          id={formId}
          label={t('links.make')}
          schema={schema}
          defaultValues={{ role: 'parent', days: '30', max_uses: '40' }}
          fieldErrors={({ detail }) => {
            const refusal = Object.entries(refusals).find(([known]) => known === detail)
            return refusal ? { role: refusal[1] } : {}
          }}
          onSubmit={async ({ role, days, max_uses }) => {
            await create.mutateAsync({ role, days: Number(days), maxUses: Number(max_uses) })
          }}
        >
          <SelectField
            name="role"
            label={t('links.role')}
            options={roles.map((value) => ({ value, label: t(`links.roles.${value}`) }))}
            required
          />
          <SelectField
            name="days"
            label={t('links.lasts')}
            options={lifetimesDays.map((value) => ({
              value,
              label: t('links.days', { count: Number(value) }),
            }))}
            required
          />
          <SelectField
            name="max_uses"
            label={t('links.uses')}
            options={sizes.map((value) => ({ value, label: value }))}
            required
          />
        </Form>
      </div>
    </Sheet>
  )
}
