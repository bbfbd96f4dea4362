/** What of a family's overview the address keeps: the child one looks at, or all of them. */
import { z } from 'zod'

export const familyView = z.object({ child: z.guid().or(z.literal('')).default('') })
