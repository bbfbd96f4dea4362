/** Tasks of finishing from angles: what decides where the shot goes. */
import type { FinishingTask } from './kit'

export const angleTasks: readonly FinishingTask[] = [
  {
    key: 'far-corner',
    harder: 0,
    name: ['into the far corner', 'ins lange Eck', 'в далечния ъгъл'],
    aim: [
      'Place the ball past the keeper into the far side.',
      'Den Ball platziert ins lange Eck schieben.',
      'Топката се насочва в далечната страна на вратата.',
    ],
    rule: [
      'Only the far half of the goal counts double: dribble to the shooting line, slow the last step and pass the ball in with the inside of the foot.',
      'Die lange Torseite zählt doppelt: bis zur Schusslinie dribbeln, den letzten Schritt bremsen und den Ball mit der Innenseite hineinpassen.',
      'Далечната половина на вратата носи двойно: дрибъл до линията за удар, по-бавна последна крачка и топката се вкарва с вътрешната част.',
    ],
    points: [
      [
        'Standing foot beside the ball, toes to the far post.',
        'Standbein neben den Ball, Zehen zum langen Pfosten.',
        'Опорният крак до топката, пръстите към далечната греда.',
      ],
      [
        'A pass into the net: first exact, then hard.',
        'Ein Pass ins Netz: erst genau, dann hart.',
        'Пас в мрежата: първо точно, после силно.',
      ],
    ],
    more: [
      [
        'The ball has to cross the line on the ground.',
        'Der Ball muss flach über die Linie.',
        'Топката трябва да мине линията по земя.',
      ],
    ],
    easier: [
      'Any goal counts; the far side gives a bonus.',
      'Jedes Tor zählt; die ferne Seite gibt einen Bonus.',
      'Всеки гол се брои; далечната страна е бонус.',
    ],
    scoring: [
      'Far half two points, near half one.',
      'Ferne Hälfte zwei Punkte, nahe Hälfte einer.',
      'Далечна половина – две точки, близка – една.',
    ],
    question: [
      'Why is the far side larger from here?',
      'Warum ist die ferne Seite von hier größer?',
      'Защо оттук далечната страна е по-голяма?',
    ],
    fault: [
      'Body leans back, the ball rises over the goal.',
      'Oberkörper in Rücklage, der Ball geht drüber.',
      'Тялото е назад и топката минава над вратата.',
    ],
  },
  {
    key: 'touch-and-shoot',
    harder: 1,
    name: ['one touch to prepare', 'ein Kontakt zur Vorbereitung', 'едно докосване за подготовка'],
    aim: [
      'Use the first touch to make the angle, the second to finish.',
      'Mit dem ersten Kontakt den Winkel schaffen, mit dem zweiten abschließen.',
      'Първото докосване прави ъгъла, второто е ударът.',
    ],
    rule: [
      'The next in line rolls the ball ahead at an angle: two touches, the first out of the feet towards the middle, the second is the shot before the shooting line ends.',
      'Der Nächste rollt den Ball schräg vor: zwei Kontakte, der erste aus dem Fuß zur Mitte, der zweite ist der Schuss, bevor der Ball ausrollt.',
      'Следващият подава топката напред по диагонал: две докосвания, първото встрани към средата, второто е удар, докато топката се търкаля.',
    ],
    points: [
      [
        'First touch one step in front, never under the body.',
        'Erster Kontakt einen Schritt vor dich, nie unter den Körper.',
        'Първото докосване е на крачка пред теб, не под тялото.',
      ],
      [
        'Look at the goal between the two touches.',
        'Zwischen den beiden Kontakten zum Tor schauen.',
        'Между двете докосвания погледни вратата.',
      ],
    ],
    more: [
      [
        'A shot without the first touch gives an extra point.',
        'Ein Direktschuss gibt einen Zusatzpunkt.',
        'Удар от първо е допълнителна точка.',
      ],
    ],
    easier: [
      'Three touches are allowed.',
      'Drei Kontakte sind erlaubt.',
      'Разрешени са три докосвания.',
    ],
    scoring: [
      'Two points for a goal with two touches, one with three.',
      'Zwei Punkte mit zwei Kontakten, einer mit drei.',
      'Две точки за гол с две докосвания, една с три.',
    ],
    question: [
      'Where must the first touch go so that the next step is the shot?',
      'Wohin muss der erste Kontakt, damit der nächste Schritt der Schuss ist?',
      'Къде да отиде първото докосване, за да е следващата крачка удар?',
    ],
    fault: [
      'Touch straight on makes the angle smaller.',
      'Der Kontakt geradeaus macht den Winkel kleiner.',
      'Докосване право напред стеснява ъгъла.',
    ],
  },
  {
    key: 'weaker-foot',
    harder: 1,
    from: 8,
    name: ['outside foot only', 'nur mit dem äußeren Fuß', 'само с външния крак'],
    aim: [
      'Finish from the left with the left and from the right with the right.',
      'Von links mit links, von rechts mit rechts abschließen.',
      'Отляво с левия, отдясно с десния крак.',
    ],
    rule: [
      'The shot must be played with the foot away from the goal’s middle: left foot from the left, right foot from the right. From the middle the player says the foot before the start.',
      'Geschossen wird mit dem Fuß der jeweiligen Seite: von links mit links, von rechts mit rechts. Aus der Mitte sagt der Spieler den Fuß vor dem Start an.',
      'Удря се с крака от своята страна: отляво с левия, отдясно с десния. От средата играчът казва крака преди старта.',
    ],
    points: [
      [
        'Last touch slightly outside, so that the leg can swing.',
        'Letzter Kontakt leicht nach außen, damit das Bein schwingen kann.',
        'Последното докосване е леко навън, за да замахнеш.',
      ],
      [
        'Weaker foot: shorter swing, clean contact, finish the movement.',
        'Schwächerer Fuß: kurz ausholen, sauber treffen, durchschwingen.',
        'По-слаб крак: къс замах, чист удар, довърши движението.',
      ],
    ],
    more: [
      [
        'Goals with the weaker foot count three.',
        'Tore mit dem schwächeren Fuß zählen drei.',
        'Голове с по-слабия крак са по три точки.',
      ],
    ],
    easier: [
      'Start 3 m nearer for the weaker foot.',
      'Für den schwächeren Fuß 3 m näher beginnen.',
      'За по-слабия крак се започва с 3 м по-близо.',
    ],
    scoring: [
      'Change sides after each round; only the sum of both feet counts.',
      'Nach jedem Durchgang Seitenwechsel; nur die Summe beider Füße zählt.',
      'След всяка серия се сменя страната; брои се сборът от двата крака.',
    ],
    question: [
      'What feels different with the other foot?',
      'Was fühlt sich mit dem anderen Fuß anders an?',
      'Какво е различно с другия крак?',
    ],
    fault: [
      'An extra touch back to the stronger foot closes the angle.',
      'Ein Zusatzkontakt auf den starken Fuß schließt den Winkel.',
      'Излишно докосване към силния крак затваря ъгъла.',
    ],
  },
  {
    key: 'chased',
    harder: 2,
    from: 9,
    name: ['with a chaser', 'mit Verfolger', 'с преследвач'],
    aim: [
      'Take the shot early although somebody is coming from behind.',
      'Früh abschließen, obwohl von hinten einer Druck macht.',
      'Ранен удар, въпреки че отзад идва преследвач.',
    ],
    rule: [
      'The next in line starts 2 m behind with the first touch and tries to touch the ball before the shot. A touch by the chaser ends the turn; then the chaser attacks.',
      'Der Nächste startet mit dem ersten Kontakt 2 m dahinter und will den Ball vor dem Schuss berühren. Gelingt es, ist der Versuch vorbei; danach greift er selbst an.',
      'Следващият тръгва с първото докосване от 2 м отзад и иска да пипне топката преди удара. Успее ли, опитът свършва; после той напада.',
    ],
    points: [
      [
        'Run across the chaser’s line, then shoot.',
        'Die Laufbahn des Verfolgers kreuzen, dann schießen.',
        'Пресечи пътя на преследвача и удряй.',
      ],
      [
        'Shoot one step earlier than you want to.',
        'Schieß einen Schritt früher, als du möchtest.',
        'Удряй една крачка по-рано, отколкото ти се иска.',
      ],
    ],
    more: [
      [
        'The chaser starts level at the side.',
        'Der Verfolger startet seitlich auf gleicher Höhe.',
        'Преследвачът тръгва отстрани, наравно.',
      ],
    ],
    easier: [
      'The chaser starts 4 m behind.',
      'Der Verfolger startet 4 m dahinter.',
      'Преследвачът тръгва от 4 м отзад.',
    ],
    scoring: [
      'Goal one point, goal before the shooting line two; a ball touched by the chaser gives them one.',
      'Tor ein Punkt, Tor vor der Schusslinie zwei; berührt der Verfolger den Ball, bekommt er einen.',
      'Гол – точка, гол преди линията – две; пипне ли преследвачът топката, точката е негова.',
    ],
    question: [
      'How do you know how near the chaser is?',
      'Woher weißt du, wie nah der Verfolger ist?',
      'Откъде знаеш колко е близо преследвачът?',
    ],
    fault: [
      'Looking back and losing the rhythm of the dribble.',
      'Zurückschauen und den Rhythmus verlieren.',
      'Поглед назад и загубен ритъм на дрибъла.',
    ],
  },
]
