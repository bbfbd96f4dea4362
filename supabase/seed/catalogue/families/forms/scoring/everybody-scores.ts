/** A team has won when each of its players has scored. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const everybodyScores: Exercise = {
  key: 'everybody-scores',
  sizes: createSizes({
    small: [28, 20],
    large: [36, 26],
    ages: [8, 11],
    level: 1,
    time: [4, 240, 60],
  }),
  intensity: 'high',
  kind: { corners: ['social', 'technical', 'tactical'] },
  draw(size) {
    const board = createBoard(size)
    board.goals('mini', [0, 0.3, 0], [0, 0.7, 0], [1, 0.3, 180], [1, 0.7, 180])
    const a = board.players('a', [0.25, 0.62], [0.4, 0.22], [0.55, 0.8], [0.66, 0.42])
    const b = board.players('b', [0.42, 0.56], [0.6, 0.28], [0.7, 0.7], [0.85, 0.48])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.42, 0.36]], [b(2), [0.52, 0.26]])
    board.into(a(3), [0.6, 0.86], [b(3), [0.68, 0.78]], [a(4), [0.76, 0.3]])
    board.into(a(4), [0.86, 0.24], [b(4), [0.9, 0.42]], [b(2), [0.74, 0.34]])
    board.shoot([1, 0.3])
    return board.drawing
  },
  words: {
    en: {
      title: 'Complete the team sheet',
      aim: 'Create chances for every team-mate; help somebody else to score, and find your own way to goal.',
      setup:
        'Pitch of {l} × {w} m with two mini goals on each short side. Two teams of four. The coach keeps a sheet with every name.',
      rules: [
        'Ordinary match on both mini goals of the other side.',
        'Each player’s first goal ticks their name on the sheet.',
        'Goals of players who are ticked off count only as half a point.',
        'An assist to a player who has no goal yet ticks nothing but earns a star.',
        'When a whole team is ticked off, the sheet starts afresh with mixed teams.',
      ],
      points: [
        'Who still needs a goal? Look for them before you shoot.',
        'Waiting for a pass is not enough: run where the goal is free.',
        'Scorers now draw the defenders away.',
        'Praise the pass before the goal.',
      ],
      harder: ['A name is ticked only after scoring with each foot.'],
      easier: ['A dribble over the end line ticks a name, too.'],
      scoring:
        'Three points for the complete sheet, half a point per further goal, stars decide a draw.',
      question: 'How did you help the last one to get their goal?',
      fault: 'The one without a goal waits at the post and is easy to guard.',
    },
    de: {
      title: 'Die volle Mannschaftsliste',
      aim: 'Chancen für jeden Mitspieler schaffen: anderen zum Tor verhelfen und den eigenen Weg zum Tor finden.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren auf jeder Schmalseite. Vier gegen vier. Der Trainer führt eine Liste mit allen Namen.',
      rules: [
        'Normales Spiel auf die beiden Minitore gegenüber.',
        'Das erste Tor jedes Spielers hakt seinen Namen ab.',
        'Wer abgehakt ist, erzielt nur noch halbe Punkte.',
        'Die Vorlage für jemanden ohne Tor bringt einen Stern.',
        'Ist ein Team komplett, beginnt die Liste mit neu gemischten Teams von vorn.',
      ],
      points: [
        'Wer braucht noch ein Tor? Vor dem Schuss danach schauen.',
        'Warten genügt nicht: dorthin laufen, wo das Tor frei ist.',
        'Wer schon getroffen hat, zieht Verteidiger weg.',
        'Den Pass vor dem Tor loben.',
      ],
      harder: ['Abgehakt wird erst nach je einem Tor mit links und rechts.'],
      easier: ['Auch ein Dribbling über die Endlinie hakt ab.'],
      scoring:
        'Volle Liste: drei Punkte, jedes weitere Tor ein halber; bei Gleichstand zählen die Sterne.',
      question: 'Wie habt ihr der Letzten oder dem Letzten zum Tor verholfen?',
      fault: 'Wer noch kein Tor hat, wartet am Pfosten und ist leicht zu decken.',
    },
    bg: {
      title: 'Пълният списък',
      aim: 'Създаване на шанс за всеки съотборник: помогни на другия да вкара и намери своя път към вратата.',
      setup:
        'Поле {l} × {w} м с по две малки врати на късите страни. Два отбора по четирима. Треньорът има списък с всички имена.',
      rules: [
        'Обикновен мач на двете малки врати отсреща.',
        'Първият гол на всеки отмята името му в списъка.',
        'Следващите голове на вече отметнатите носят по половин точка.',
        'Асистенция към играч без гол носи звезда.',
        'Когато цял отбор е отметнат, списъкът почва отначало със смесени отбори.',
      ],
      points: [
        'На кого още му трябва гол? Потърси го, преди да удариш.',
        'Чакането не стига: тичай там, където вратата е свободна.',
        'Който вече е вкарал, увлича защитници.',
        'Похвалете паса преди гола.',
      ],
      harder: ['Името се отмята след гол и с левия, и с десния крак.'],
      easier: ['И воденето през крайната линия отмята име.'],
      scoring:
        'Пълен списък – три точки, всеки друг гол – половин; при равенство решават звездите.',
      question: 'Как помогнахте на последния да вкара?',
      fault: 'Играчът без гол чака до гредата и лесно се пази.',
    },
  },
}
