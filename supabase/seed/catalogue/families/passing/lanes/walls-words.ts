/** Tasks of the wall-pass lane: how runner and wall play together. */
import type { PassingTask } from '../kit'
import { harderWallTasks } from './walls-harder-words'

export const wallTasks: readonly PassingTask[] = [
  {
    key: 'give-and-go',
    harder: 0,
    name: ['give and go', 'spiel und geh', 'подай и тръгни'],
    aim: [
      'Pass, accelerate past the cone, get the ball back in the run.',
      'Passen, am Hütchen vorbei beschleunigen, Ball im Lauf zurückbekommen.',
      'Пас, ускорение покрай конуса, топката се връща в движение.',
    ],
    rule: [
      'The runner dribbles at the first cone, passes to the wall player three steps before it, sprints past on the other side and gets the ball first time behind the cone. At the end of the lane turn and come back over the same walls.',
      'Der Läufer dribbelt auf das erste Hütchen zu, passt drei Schritte davor zum Wandspieler, sprintet auf der anderen Seite vorbei und bekommt den Ball direkt hinter dem Hütchen. Am Ende der Bahn umdrehen und über dieselben Wände zurück.',
      'Тичащият води към първия конус, три крачки преди него подава на стената, спринтира от другата страна и получава от първо зад конуса. В края се обръща и се връща през същите стени.',
    ],
    points: [
      [
        'Dribble at the opponent first: a wall pass needs someone to beat.',
        'Erst auf den Gegner zu: Ein Doppelpass braucht jemanden zum Überspielen.',
        'Първо води срещу съперника: двойният пас преодолява някого.',
      ],
      [
        'Pass with the outside of the foot and keep running.',
        'Mit dem Außenrist passen und weiterlaufen.',
        'Подай с външната част и продължи да тичаш.',
      ],
    ],
    more: [
      [
        'The cone becomes a passive defender with one step to each side.',
        'Aus dem Hütchen wird ein Verteidiger mit einem Schritt nach jeder Seite.',
        'Вместо конус – защитник с по една крачка встрани.',
      ],
    ],
    easier: [
      'The wall stops the ball, then plays it.',
      'Die Wand stoppt, dann spielt sie.',
      'Стената спира и после подава.',
    ],
    scoring: [
      'Every wall pass without a stop is a point: who has most after all lanes?',
      'Jeder Doppelpass ohne Stopp ein Punkt: Wer hat nach allen Bahnen die meisten?',
      'Всеки двоен пас без спиране е точка: кой има най-много?',
    ],
    question: [
      'What beats the defender: the pass or the sprint after it?',
      'Was überspielt den Verteidiger: der Pass oder der Sprint danach?',
      'Кое преодолява защитника: пасът или спринтът след него?',
    ],
    fault: [
      'Admiring the pass: the sprint starts too late.',
      'Dem Pass nachschauen: Der Sprint kommt zu spät.',
      'Гледане след паса: спринтът закъснява.',
    ],
  },
  {
    key: 'both-sides',
    harder: 1,
    name: ['left wall, right wall', 'linke Wand, rechte Wand', 'лява и дясна стена'],
    aim: [
      'Use both feet and look for the next wall in the run.',
      'Beide Füße benutzen und im Lauf die nächste Wand suchen.',
      'С двата крака и поглед към следващата стена в движение.',
    ],
    rule: [
      'The runner must use the walls in turn, left with the left foot and right with the right foot. After a return the ball may be touched once before the next pass. The last wall becomes the next runner, the runner stays as wall.',
      'Der Läufer nutzt die Wände abwechselnd: links mit links, rechts mit rechts. Nach jedem Rückspiel ein Kontakt vor dem nächsten Pass. Die letzte Wand wird Läufer, der Läufer bleibt als Wand.',
      'Тичащият ползва стените поред: лявата с левия, дясната с десния крак. След връщането има едно докосване преди следващия пас. Последната стена става тичащ, тичащият остава стена.',
    ],
    points: [
      [
        'After the return look first for the next wall, then at the ball.',
        'Nach dem Rückspiel zuerst zur nächsten Wand schauen, dann zum Ball.',
        'След връщането виж първо следващата стена, после топката.',
      ],
      [
        'Walls: be on your toes, the ball comes from a new angle.',
        'Wände: auf den Zehen, der Ball kommt aus neuem Winkel.',
        'Стени: на пръсти, топката идва от нов ъгъл.',
      ],
    ],
    more: [
      [
        'The runner passes every return first time.',
        'Der Läufer spielt jedes Rückspiel direkt weiter.',
        'Тичащият играе всяко връщане от първо.',
      ],
    ],
    easier: ['Free choice of foot.', 'Freie Fußwahl.', 'Свободен избор на крак.'],
    scoring: [
      'One point per lane with all walls used and the right foot each time.',
      'Ein Punkt je Bahn, in der alle Wände mit dem richtigen Fuß genutzt wurden.',
      'Точка за коридор с всички стени и верния крак.',
    ],
    question: [
      'Which foot is harder, and what helps it?',
      'Welcher Fuß fällt schwerer, und was hilft ihm?',
      'Кой крак е по-труден и какво му помага?',
    ],
    fault: [
      'Running around the ball to use the good foot.',
      'Um den Ball herumlaufen, um den starken Fuß zu nehmen.',
      'Обикаляне на топката за силния крак.',
    ],
  },
  ...harderWallTasks,
]
