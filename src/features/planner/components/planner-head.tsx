import layout from '@/shared/ui/layout.module.css'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { BackLink, type BackLinkProps } from '@/shared/ui/patterns/back-link'
import { PageHeader } from '@/shared/ui/patterns/page-header'

interface PlannerHeadProps {
  title: string
  description?: string
  back: BackLinkProps
}

/** On a desktop the way back stands in the top bar, and the board takes the height. */
export function PlannerHead(props: PlannerHeadProps) {
  const isPhone = useIsPhone()
  if (!isPhone) {
    return (
      <>
        <BackLink {...props.back} />
        <h1 className={layout.hidden}>{props.title}</h1>
      </>
    )
  }
  return <PageHeader {...props} />
}
