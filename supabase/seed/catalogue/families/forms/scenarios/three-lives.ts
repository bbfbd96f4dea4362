/** Goals against cost lives; who has none left can still win the last round. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const threeLives: Exercise = {
  key: 'three-lives',
  sizes: createSizes({
    small: [28, 22],
    large: [38, 30],
    ages: [9, 12],
    level: 2,
    time: [5, 120, 60],
    more: 3,
  }),
  intensity: 'high',
  kind: { corners: ['psychological', 'tactical'] },
  draw(size) {
    const board = createBoard(size)
    board.goals('mini', [0, 0.5, 0], [0.5, 0, 90], [1, 0.5, 180])
    const a = board.players('a', [0.3, 0.36], [0.34, 0.72], [0.56, 0.56])
    const b = board.players('b', [0.44, 0.5], [0.72, 0.34], [0.8, 0.62])
    const c = board.players('c', [0.5, 0.16], [0.62, 0.24], [0.4, 0.2])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.38, 0.56]], [c(3), [0.36, 0.3]], [a(3), [0.64, 0.74]])
    board.into(a(3), [0.72, 0.78], [b(3), [0.82, 0.68]], [b(1), [0.5, 0.66]], [b(2), [0.82, 0.46]])
    board.into(a(1), [0.66, 0.44], [b(2), [0.82, 0.48]], [c(2), [0.6, 0.32]], [b(3), [0.8, 0.66]])
    board.shoot([0.5, 0], [c(1), [0.46, 0.12]], [c(2), [0.64, 0.3]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Three teams, three lives',
      aim: 'Decide whom to attack, make short alliances and still protect your own goal.',
      setup:
        'Pitch of {l} × {w} m with three mini goals: one in the middle of each short side and one on a long side. Three teams of three, each guards a goal and has three lives.',
      rules: [
        'One ball; whoever has it may attack either of the other two goals.',
        'A goal takes a life from the team whose goal it was.',
        'The team scored against brings the ball in by a dribble.',
        'A team without lives plays on and earns a life back with each goal.',
        'Goals count only from less than eight metres away.',
      ],
      points: [
        'Look at both goals before each attack: which is worse guarded?',
        'Two attack, one stays home; change by a call.',
        'Together against the leaders, but do not trust it too long.',
        'When the ball turns, the hunted become hunters at once.',
      ],
      harder: ['A second ball comes in for the last thirty seconds.'],
      easier: ['Each team has a small no-go semicircle in front of its goal.'],
      scoring: 'After each round every life left counts a point.',
      question: 'When was it clever to attack the weaker team, when the leader?',
      fault: 'All three of a team go forward and their goal stands open to two opponents.',
    },
    de: {
      title: 'Drei Teams, drei Leben',
      aim: 'Entscheiden, wen man angreift, kurze Bündnisse schließen und trotzdem das eigene Tor schützen.',
      setup:
        'Feld von {l} × {w} m mit drei Minitoren: in der Mitte jeder Schmalseite und auf einer Längsseite. Drei Dreierteams bewachen je ein Tor und haben drei Leben.',
      rules: [
        'Ein Ball; wer ihn hat, darf jedes der beiden fremden Tore angreifen.',
        'Ein Gegentor kostet ein Leben.',
        'Das getroffene Team bringt den Ball dribbelnd ins Spiel.',
        'Wer keine Leben mehr hat, spielt weiter und verdient mit jedem Tor eines zurück.',
        'Treffer zählen nur aus weniger als acht Metern.',
      ],
      points: [
        'Vor jedem Angriff beide Tore anschauen: Welches ist schlechter bewacht?',
        'Zwei greifen an, einer bleibt daheim; Wechsel auf Zuruf.',
        'Gemeinsam gegen die Führenden, aber nicht zu lange darauf verlassen.',
        'Wechselt der Ball, werden Gejagte sofort zu Jägern.',
      ],
      harder: ['In den letzten dreißig Sekunden kommt ein zweiter Ball dazu.'],
      easier: ['Vor jedem Tor liegt ein kleiner Halbkreis, den niemand betritt.'],
      scoring: 'Nach jedem Durchgang ist jedes verbliebene Leben ein Punkt wert.',
      question: 'Wann war es klug, die Schwächeren anzugreifen, wann die Führenden?',
      fault: 'Alle drei stürmen, und ihr Tor steht zwei Gegnern offen.',
    },
    bg: {
      title: 'Три отбора, три живота',
      aim: 'Решение кого да атакувате, кратки съюзи и все пак пазене на своята врата.',
      setup:
        'Поле {l} × {w} м с три малки врати: по една в средата на късите страни и една на дългата. Три отбора по трима, всеки пази врата и има три живота.',
      rules: [
        'Една топка; който я има, може да атакува всяка от двете чужди врати.',
        'Получен гол отнема живот.',
        'Отборът, допуснал гола, вкарва топката с водене.',
        'Който остане без живот, продължава и с всеки гол си връща един.',
        'Головете важат само от по-малко от осем метра.',
      ],
      points: [
        'Преди всяка атака виж двете врати: коя е по-слабо пазена?',
        'Двама атакуват, един пази; сменяйте се с подвикване.',
        'Заедно срещу водещите, но не разчитайте дълго на това.',
        'Щом топката смени притежателя, преследваните стават преследвачи.',
      ],
      harder: ['През последните тридесет секунди влиза втора топка.'],
      easier: ['Пред всяка врата има малък полукръг, в който никой не влиза.'],
      scoring: 'След всяка серия всеки останал живот носи точка.',
      question: 'Кога беше разумно да атакувате по-слабия и кога – водещия?',
      fault: 'И тримата тръгват напред, а вратата им остава открита за двама противници.',
    },
  },
}
