import { LinkButton } from '@/shared/ui/button'
export const aliased = LinkButton
