import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { formatDate } from '@/lib/dates'
import { ButtonLink } from '@/shared/public/button'
import { fetchInvitation } from '../api/invitation-api'
import { getSession, loadSession, useSession } from '../api/session-store'
import { AuthPage } from '../components/auth-page'
import { InvitationAnswer, type Answer } from '../components/invitation-answer'
import { InvitationDoors } from '../components/invitation-doors'
import { JoinForm } from '../components/registration/join-form'
import { getHomePath } from '../model/home'
import { getInvitationStep } from '../model/get-invitation-step'
import { useRoleName } from '../widgets/use-role-name'

/** Where the mail of an invitation leads, signed in or not. */
export function AcceptInvitationPage() {
  const { t } = useTranslation('session/account')
  const roleName = useRoleName()
  const invitation = useLoaderData<typeof loadInvitation>()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const session = useSession()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const mine = session?.profile ? session.user.email : null
  const step = answer ?? getInvitationStep(invitation, mine)
  const school = invitation?.school ?? ''
  const role = invitation?.role ? roleName(invitation.role) : ''
  const email = invitation?.email ?? ''
  const values = { school, role, email, mine: mine ?? '' }
  const token = search.get('token') ?? ''
  const isOpen = step === 'ready' || step === 'signed_out'

  const lead = invitation?.child
    ? t('accept.lead_child', {
        ...values,
        child: invitation.child,
        by: invitation.invitedBy ?? school,
      })
    : t('accept.lead', values)

  // who is in has nothing more to read here
  function finish(next: Answer) {
    setAnswer(next)
    if (next === 'done') void navigate(getHomePath(getSession()), { replace: true })
  }

  return (
    <AuthPage
      title={isOpen ? t('accept.title') : t(`accept.${step}_title`, values)}
      lead={isOpen ? lead : t(`accept.${step}`, values)}
    >
      {isOpen && invitation ? (
        <p>{t('accept.for', { email, date: formatDate(invitation.expires_at) })}</p>
      ) : null}
      {step === 'ready' ? (
        <InvitationAnswer token={token} school={school} onAnswer={finish} />
      ) : null}
      {step === 'signed_out' && invitation && !invitation.hasAccount ? (
        <JoinForm token={token} email={email} onAnswer={finish} />
      ) : null}
      {(step === 'signed_out' && invitation?.hasAccount) || step === 'other' ? (
        <InvitationDoors isSignedIn={step === 'other'} />
      ) : null}
      {step === 'done' || step === 'waiting' || (!isOpen && step !== 'other') ? (
        <ButtonLink to={getHomePath(session)}>{t('accept.go_on')}</ButtonLink>
      ) : null}
    </AuthPage>
  )
}

/** The invitation that `?token=` names; null where it names none. Here, not in a file the first visit pays for. */
export async function loadInvitation({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  await loadSession()
  return token ? fetchInvitation(token) : null
}
