import { useTranslation } from 'react-i18next'
import { subjects, ways } from '@/features/notifications/model/preferences'
import { StandardNote } from '@/features/notifications/widgets/standard-note'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { DigestSelect } from './digest-select'
import { LeadSelect } from './lead-select'
import { PreferenceSwitch } from './preference-switch'
import { QuietHours } from './quiet-hours'
import { SchoolQuietHours } from './school-quiet-hours'
import { usePreferenceEditor } from './use-preference-editor'

/** Every preference of spec section 3: all, the ways, the subjects, how early, and when to be quiet. */
export function PreferenceList({ userId }: { userId: string }) {
  const { t } = useTranslation(['settings', 'notifications/preferences', 'common'])
  const { preferences, change, rememberChoices, failed } = usePreferenceEditor(userId)
  const isOff = !preferences.is_all_on
  return (
    <>
      {failed ? (
        <Alert
          kind="error"
          title={t('failures.preferences')}
          actions={
            <Button kind="secondary" onClick={() => change(failed)}>
              {t('common:ui.retry')}
            </Button>
          }
        />
      ) : null}
      <StandardNote rememberChoices={rememberChoices} />
      <FormSection title={t('notifications.all_title')} why={t('notifications.all_why')}>
        <PreferenceSwitch
          label={t('notifications/preferences:switches.is_all_on')}
          hint={isOff ? t('notifications.off_hint') : undefined}
          isOn={preferences.is_all_on}
          onChange={(is_all_on) => change({ is_all_on })}
        />
      </FormSection>
      <FormSection title={t('notifications.ways_title')} why={t('notifications.ways_why')}>
        {ways.map((name) => (
          <PreferenceSwitch
            key={name}
            label={t(`notifications/preferences:switches.${name}`)}
            hint={t(`notifications.hints.${name}`)}
            isOn={preferences[name]}
            isIdle={isOff}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
      </FormSection>
      <FormSection
        title={t('notifications/preferences:digest_title')}
        why={t('notifications.digest_why')}
      >
        <DigestSelect
          value={preferences.digest}
          isIdle={isOff}
          onChange={(digest) => change({ digest })}
        />
      </FormSection>
      <FormSection title={t('notifications.subjects_title')} why={t('notifications.subjects_why')}>
        {subjects.map((name) => (
          <PreferenceSwitch
            key={name}
            label={t(`notifications/preferences:switches.${name}`)}
            hint={t(`notifications.hints.${name}`)}
            isOn={preferences[name]}
            isIdle={isOff}
            onChange={(isOn) => change({ [name]: isOn })}
          />
        ))}
      </FormSection>
      <FormSection title={t('notifications.leads_title')} why={t('notifications.leads_why')}>
        <LeadSelect
          label={t('notifications/preferences:training_lead')}
          value={preferences.training_lead}
          isIdle={isOff || !preferences.training}
          onChange={(training_lead) => change({ training_lead })}
        />
        <LeadSelect
          label={t('notifications/preferences:tasks_lead')}
          value={preferences.tasks_lead}
          isIdle={isOff || !preferences.tasks}
          onChange={(tasks_lead) => change({ tasks_lead })}
        />
      </FormSection>
      <FormSection title={t('notifications.quiet_title')} why={t('notifications.quiet_why')}>
        <QuietHours
          key={`${preferences.quiet_from} ${preferences.quiet_until}`}
          preferences={preferences}
          onChange={change}
        />
        <SchoolQuietHours />
      </FormSection>
    </>
  )
}
