import { testVisits } from './walk/visits'

testVisits('phone')
