import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccountLanguage } from '@/features/people/api/account-language'
import { useOwnUser, useUpdateOwnUser } from '@/features/people/api/user-api'
import { isLocale, locales, toLocale, type Locale } from '@/lib/i18n/locale'
import { showToast } from '@/lib/toast'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { LanguageChoice } from './language-choice'

type Patch = { locale: Locale } | { mobile_locale: Locale | null }

/** The language of the app and its e-mails, and another one for the mobile app; a tap saves. */
export function LanguageSettings({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation(['settings', 'common'])
  const user = useOwnUser(userId)
  const { mutateAsync: update, isPending } = useUpdateOwnUser(userId, { isQuiet: true })
  const { save: saveLanguage, isSaving } = useAccountLanguage(userId)
  const [failed, setFailed] = useState<Patch | null>(null)
  // whoever has just chosen needs no hint while the account and the screen follow one after the other
  const [isChosen, setIsChosen] = useState(false)
  const general = toLocale(i18n.language)
  const options = locales.map((value) => ({
    value,
    label: t(`common:languages.${value}`),
    flag: value,
    lang: value,
  }))

  async function save(patch: Patch) {
    setFailed(null)
    setIsChosen('locale' in patch)
    try {
      await ('locale' in patch ? saveLanguage(patch.locale) : update(patch))
      showToast('success', 'settings:language.saved', { style: 'compact' })
    } catch {
      setFailed(patch)
      setIsChosen(false)
    }
  }

  const failure = failed ? (
    <Alert
      kind="error"
      title={t('failures.language')}
      actions={
        <Button kind="secondary" onClick={() => void save(failed)}>
          {t('common:ui.retry')}
        </Button>
      }
    />
  ) : null
  const isOther = user.locale !== general && !isChosen
  return (
    <>
      <LanguageChoice
        label={t('language.general')}
        hint={t('language.general_hint')}
        value={general}
        options={options}
        busy={isSaving}
        onChange={(locale) => void save({ locale })}
      >
        {failed && 'locale' in failed ? failure : null}
        {isOther && isLocale(user.locale) && !failed ? (
          <Alert
            title={t('language.mail_differs', {
              language: t(`common:languages.${user.locale}`),
            })}
            actions={
              <Button kind="secondary" onClick={() => void save({ locale: general })}>
                {t('language.use_here', { language: t(`common:languages.${general}`) })}
              </Button>
            }
          />
        ) : null}
      </LanguageChoice>
      <LanguageChoice
        label={t('language.mobile')}
        hint={t('language.mobile_hint')}
        value={isLocale(user.mobile_locale) ? user.mobile_locale : 'general'}
        options={[{ value: 'general' as const, label: t('language.like_general') }, ...options]}
        busy={isPending}
        onChange={(choice) => void save({ mobile_locale: choice === 'general' ? null : choice })}
      >
        {failed && 'mobile_locale' in failed ? failure : null}
      </LanguageChoice>
    </>
  )
}
