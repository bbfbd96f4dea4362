import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import type { Team } from '@/features/teams/api/teams'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { useCalendarFeeds, useCreateFeed, useFeedChildren } from '../../api/feeds'
import {
  feedChoiceSchema,
  feedLimit,
  parseScope,
  type FeedChoice,
} from '../../model/feeds/feed-choice'
import layout from '@/shared/ui/layout.module.css'

interface NewFeedProps {
  teams: readonly Team[]
  isMatchesOnly?: boolean
  /** With the token of the link. */
  onMade: (token: string) => void
}

/** What the new link shows; its words are in the language one reads right now. */
export function NewFeed({ teams, isMatchesOnly = false, onMade }: NewFeedProps) {
  const { t, i18n } = useTranslation('calendar')
  const feeds = useCalendarFeeds()
  const children = useFeedChildren(useSession()?.user.id ?? '')
  const { mutateAsync, isPending } = useCreateFeed()
  if (feeds.length >= feedLimit) {
    return <p className={layout.dimmed13}>{t('feeds.enough', { count: feedLimit })}</p>
  }

  async function make({ about, hasTrainings, hasMatches }: FeedChoice) {
    const locale = i18n.language
    const token = await mutateAsync({ ...parseScope(about), hasTrainings, hasMatches, locale })
    if (token) onMade(token)
  }

  return (
    <Form
      schema={feedChoiceSchema}
      defaultValues={{ about: 'all', hasTrainings: !isMatchesOnly, hasMatches: true }}
      onSubmit={make}
      label={t('feeds.new')}
    >
      <SelectField
        name="about"
        label={t('feeds.about')}
        required
        isClearable={false}
        options={[
          { value: 'all', label: t('feeds.scope.all') },
          ...children.map((child) => ({ value: `child:${child.id}`, label: child.first_name })),
          ...teams.map((team) => ({ value: `team:${team.id}`, label: team.name })),
        ]}
      />
      <SwitchField name="hasTrainings" label={t('feeds.kinds.trainings')} />
      <SwitchField name="hasMatches" label={t('feeds.kinds.matches')} />
      <div>
        <Button type="submit" busy={isPending} icon={<IconLink size={18} stroke={1.75} />}>
          {t('feeds.make')}
        </Button>
      </div>
    </Form>
  )
}
