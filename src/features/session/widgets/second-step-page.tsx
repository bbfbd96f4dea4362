import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { verifyAnyCode } from '../api/second-factor'
import { refreshProfile, signOut } from '../api/session-store'
import { AuthenticatorSetup } from './authenticator-setup'
import { CodeForm } from './code-form'
import type { SignInStep } from '../model/session'
import { AuthPage } from '../components/auth-page'

interface SecondStepPageProps {
  step: SignInStep
  onDone: () => void
}

/** After the password: the code of the authenticator, or setting up the one that administrators need. */
export function SecondStepPage({ step, onDone }: SecondStepPageProps) {
  const { t } = useTranslation('session/account')

  async function finish(): Promise<void> {
    await refreshProfile()
    onDone()
  }

  if (step === 'enrol') {
    return (
      <AuthPage title={t('code.enrol_title')} lead={t('code.enrol_lead')}>
        <AuthenticatorSetup
          cancelLabel={t('code.cancel')}
          onCancel={() => void signOut()}
          onDone={finish}
        />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('code.title')} lead={t('code.lead')} footer={t('code.lost')}>
      <CodeForm
        label={t('code.label')}
        onCode={async (code) => {
          await verifyAnyCode(code)
          await finish()
        }}
      >
        <Button kind="quiet" onClick={() => void signOut()}>
          {t('code.cancel')}
        </Button>
      </CodeForm>
    </AuthPage>
  )
}
