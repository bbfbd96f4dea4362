import { InTheMakingPage } from '@/shared/pages/in-the-making-page'
export const aliased = InTheMakingPage
