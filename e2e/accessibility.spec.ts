import { testVisits } from './walk/visits'

testVisits('desktop')
