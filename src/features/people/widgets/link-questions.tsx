import { LinksToDecide } from '../components/links/links-to-decide'
import { UnacceptedLinks } from '../components/links/unaccepted-links'

/** What the reader is asked about links to children: their own, and those they confirm. */
export function LinkQuestions() {
  return (
    <>
      <UnacceptedLinks />
      <LinksToDecide />
    </>
  )
}
