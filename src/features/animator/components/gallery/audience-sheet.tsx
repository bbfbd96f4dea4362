import { useState } from 'react'
import { Radio, Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Visibility } from '@/features/scene/model/library/visibility'
import { useSession } from '@/features/session/api/session-store'
import { useMyTeams } from '@/features/teams/api/teams'
import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useSetAudience, type Audience } from '../../api/animation-writes'
import styles from './audience-sheet.module.css'

export interface Shown extends Audience {
  id: string
  title: string
  school_id: string | null
}

interface AudienceSheetProps {
  animation: Shown
  onClose: () => void
}

/** Who sees it: me, a team's staff, the club's staff, everybody; and whether others may start from it. */
export function AudienceSheet({ animation, onClose }: AudienceSheetProps) {
  const { t } = useTranslation('animator')
  return (
    <Sheet isOpen onClose={onClose} title={t('gallery.audience.title')}>
      <QueryBoundary>
        <AudienceForm animation={animation} onClose={onClose} />
      </QueryBoundary>
    </Sheet>
  )
}

function AudienceForm({ animation, onClose }: AudienceSheetProps) {
  const { t } = useTranslation('animator')
  const translate = useTranslateKey()
  const session = useSession()
  const { data } = useMyTeams(session?.user.id ?? '', session?.profile?.role ?? null)
  const teams = data.filter(({ school_id }) => school_id === animation.school_id)
  const [visibility, setVisibility] = useState<Visibility>(animation.visibility)
  const [teamId, setTeamId] = useState(animation.team_id ?? teams[0]?.id ?? null)
  const [isTemplate, setIsTemplate] = useState(animation.is_template)
  const save = useSetAudience()
  const choices = listChoices(animation.school_id, teams.length > 0)

  function submit() {
    const audience = {
      visibility,
      team_id: visibility === 'team' ? teamId : null,
      is_template: isTemplate && visibility !== 'me',
    }
    save.mutate({ id: animation.id, ...audience }, { onSuccess: onClose })
  }

  const error = save.error ? toAppError(save.error) : null
  return (
    <div className={layout.grid4}>
      <Radio.Group
        label={t('gallery.audience.who')}
        value={visibility}
        onChange={(value) => setVisibility(choices.find((choice) => choice === value) ?? 'me')}
      >
        <div className={`${layout.grid} ${layout.gap3} ${styles.choices}`}>
          {choices.map((choice) => (
            <Radio
              key={choice}
              value={choice}
              label={t(`gallery.visibility.${choice}`)}
              description={t(`gallery.audience.${choice}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {visibility === 'team' ? (
        <Select
          label={t('gallery.audience.team_field')}
          data={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={teamId}
          onChange={setTeamId}
          allowDeselect={false}
        />
      ) : null}
      {visibility === 'me' ? null : (
        <Switch
          label={t('gallery.audience.template')}
          description={t('gallery.audience.template_text')}
          checked={isTemplate}
          onChange={(event) => setIsTemplate(event.currentTarget.checked)}
        />
      )}
      {error ? (
        <Alert kind="error">
          {error.detail === 'animation_in_use'
            ? t('gallery.audience.in_use')
            : translate(`errors:${error.code}`)}
        </Alert>
      ) : null}
      <div className={layout.wrapEnd}>
        <Button kind="secondary" onClick={onClose}>
          {t('gallery.cancel')}
        </Button>
        <Button busy={save.isPending} onClick={submit}>
          {t('gallery.audience.save')}
        </Button>
      </div>
    </div>
  )
}

/** The platform's are public; without a team of one's own there is none to share with. */
function listChoices(schoolId: string | null, hasTeams: boolean): Visibility[] {
  if (schoolId === null) return ['public']
  return hasTeams ? ['me', 'team', 'school', 'public'] : ['me', 'school', 'public']
}
