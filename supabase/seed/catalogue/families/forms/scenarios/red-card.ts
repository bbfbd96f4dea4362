/** A team of five against six protects its goal and looks for the break. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const redCard: Exercise = {
  key: 'red-card',
  sizes: createSizes({
    small: [46, 36],
    large: [62, 46],
    ages: [12, 14],
    level: 3,
    time: [4, 240, 75],
    more: 2,
  }),
  intensity: 'high',
  kind: {
    topic: 'defending_group',
    moment: 'out_of_possession',
    corners: ['tactical', 'psychological'],
  },
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.03, 0.5)
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players(
      'a',
      [0.4, 0.5],
      [0.5, 0.2],
      [0.52, 0.8],
      [0.64, 0.38],
      [0.64, 0.64],
      [0.8, 0.5],
    )
    const b = board.players(
      'b',
      [0.56, 0.48],
      [0.72, 0.24],
      [0.72, 0.44],
      [0.72, 0.6],
      [0.72, 0.78],
    )
    board.start(a(1))
    board.pass(
      a(2),
      [b(1), [0.55, 0.36]],
      [b(2), [0.66, 0.2]],
      [b(5), [0.74, 0.68]],
      [theirs, [0.96, 0.46]],
    )
    board.pass(a(1), [b(1), [0.54, 0.44]], [b(2), [0.72, 0.26]])
    board.pass(
      a(3),
      [b(1), [0.55, 0.58]],
      [b(5), [0.66, 0.8]],
      [b(2), [0.74, 0.34]],
      [theirs, [0.96, 0.54]],
    )
    board.pass(b(5), [a(5), [0.68, 0.7]])
    board.loft(b(1), [0.3, 0.6], [a(1), [0.32, 0.5]], [ours, [0.08, 0.54]])
    return board.drawing
  },
  words: {
    en: {
      title: 'One sent off',
      aim: 'Defend with one player fewer: narrow block, common movement, and one outlet that gives everybody air.',
      setup:
        'Pitch of {l} × {w} m, youth goals and keepers. Six green outfield players against five yellow, whose sixth has just been sent off. In the next round it hits green.',
      rules: [
        'Yellow leads by one goal; the score board starts there.',
        'Green always restarts from the middle circle after a goal or a ball out behind the goal.',
        'Yellow decides: four and one, or three and two.',
        'When yellow wins it, ten passes in a row count like a goal.',
        'Offside only in the last quarter.',
      ],
      points: [
        'Centre first; let them play wide, then slide as four.',
        'Nobody leaves the line alone. Who steps out is covered by the next.',
        'The lone striker shows the way, does not chase.',
        'After the win a first pass to the free side, then breathe with the ball.',
        'Keeper: high enough for the ball behind the line.',
      ],
      harder: ['After three minutes a second yellow player leaves for thirty seconds.'],
      easier: ['Green may use three touches at most.'],
      scoring: 'Round won by whoever leads at its end, starting from one nil for yellow.',
      question: 'Which area did you give up on purpose?',
      fault: 'Each defends a direct opponent, and the sixth attacker is always free.',
    },
    de: {
      title: 'Einer vom Platz',
      aim: 'In Unterzahl verteidigen: enger Block, gemeinsames Verschieben und eine Anspielstation, die allen Luft verschafft.',
      setup:
        'Feld von {l} × {w} m, Jugendtore mit Torhütern. Sechs grüne Feldspieler gegen fünf gelbe, deren sechster gerade Rot gesehen hat. Im nächsten Durchgang trifft es Grün.',
      rules: [
        'Gelb führt mit einem Tor, so steht es auf der Anzeige.',
        'Nach Tor oder Toraus beginnt Grün immer am Mittelkreis.',
        'Gelb entscheidet: vier und eins oder drei und zwei.',
        'Nach Ballgewinn zählen zehn gelbe Pässe in Folge wie ein Tor.',
        'Abseits gilt nur im letzten Viertel.',
      ],
      points: [
        'Erst die Mitte; sie nach außen spielen lassen und zu viert verschieben.',
        'Niemand verlässt allein die Kette. Wer herausrückt, wird vom Nächsten abgesichert.',
        'Die einzige Spitze lenkt, statt zu jagen.',
        'Nach Ballgewinn zur freien Seite, dann mit dem Ball durchatmen.',
        'Torhüter: hoch genug für den Ball hinter die Kette.',
      ],
      harder: ['Nach drei Minuten geht ein zweiter Gelber für dreißig Sekunden hinaus.'],
      easier: ['Grün hat höchstens drei Kontakte.'],
      scoring: 'Es gewinnt, wer am Ende führt; Start beim Stand von eins zu null für Gelb.',
      question: 'Welchen Raum habt ihr bewusst aufgegeben?',
      fault: 'Jeder deckt seinen Gegner, und der sechste Angreifer ist immer frei.',
    },
    bg: {
      title: 'Червен картон',
      aim: 'Защита с един по-малко: тесен блок, общо изместване и един изход, който дава въздух на всички.',
      setup:
        'Поле {l} × {w} м, юношески врати с вратари. Шестима зелени полеви играчи срещу петима жълти, чийто шести току-що е изгонен. В следващата серия е ред на зелените.',
      rules: [
        'Жълтите водят с един гол, така започва серията.',
        'След гол или аут зад вратата зелените винаги започват от центъра.',
        'Жълтите избират: четирима и един или трима и двама.',
        'След отнемане десет жълти паса подред се броят за гол.',
        'Засада има само в последната четвърт.',
      ],
      points: [
        'Първо центърът; пуснете ги по крилата и се изместете четиримата.',
        'Никой не излиза сам от линията. Излезлия го осигурява съседът.',
        'Единственият нападател насочва, не гони.',
        'След отнемане към свободната страна, после отдъхнете с топката.',
        'Вратар: достатъчно високо за топките зад линията.',
      ],
      harder: ['След три минути втори жълт излиза за тридесет секунди.'],
      easier: ['Зелените играят с най-много три докосвания.'],
      scoring: 'Печели който води накрая, започва се от едно на нула за жълтите.',
      question: 'Кое пространство отстъпихте нарочно?',
      fault: 'Всеки пази своя противник и шестият нападател е винаги свободен.',
    },
  },
}
