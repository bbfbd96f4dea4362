import { Tooltip } from '@mantine/core'
import layout from '@/shared/ui/layout.module.css'
import { severities } from '../../model/check/finding'
import { usePlanner } from '../../components/planner-context'
import styles from './check.module.css'
import { SeverityMark } from './severity-mark'
import { useCheckText } from './use-check-text'

/** What the check says of one block, on the block: the worst in words, how many more. */
export function BlockMarks({ blockKey }: { blockKey: string }) {
  const { check } = usePlanner()
  const { found, short } = useCheckText()
  const own = check.findings.filter(({ blocks }) => blocks[0] === blockKey)
  const [worst, ...others] = own.toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  )
  if (!worst) return null
  return (
    <Tooltip label={own.map(found).join(' ')} multiline maw={320}>
      <p
        className={`${layout.inline1} ${layout.medium} ${layout.name} ${layout.size12} ${styles.blockMark}`}
        data-severity={worst.severity}
      >
        <SeverityMark severity={worst.severity} />
        {short(worst)}
        {others.length > 0 ? <span data-figures=""> +{others.length}</span> : null}
      </p>
    </Tooltip>
  )
}
