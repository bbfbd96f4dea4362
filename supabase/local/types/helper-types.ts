/** Short names for rows, as `supabase gen types` adds them. */
export const HELPER_TYPES = `
type PublicSchema = Database['public']

export type Tables<Name extends keyof (PublicSchema['Tables'] & PublicSchema['Views'])> =
  (PublicSchema['Tables'] & PublicSchema['Views'])[Name]['Row']

export type TablesInsert<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Insert']

export type TablesUpdate<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Update']

export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]
`
