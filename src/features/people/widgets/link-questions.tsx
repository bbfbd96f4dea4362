import { LinksToDecide } from '../components/links/links-to-decide'
import { UnacceptedLinks } from '../components/links/unaccepted-links'
import { GuardianRequests } from '../components/requests/guardian-requests'

/** What the reader is asked about links to children: their own, those they confirm, and parents who ask. */
export function LinkQuestions() {
  return (
    <>
      <UnacceptedLinks />
      <LinksToDecide />
      <GuardianRequests />
    </>
  )
}
