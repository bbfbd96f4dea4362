/** The id in the address of a drawing that has none yet. */
export const newId = 'new'
