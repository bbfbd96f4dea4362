/** Variants of the free kick, continued. */
import type { DrillTask } from '../kit'

export const moreFreeKickTasks: readonly DrillTask[] = [
  {
    key: 'wide',
    harder: 1,
    name: ['from the side, low', 'von der Seite, flach', 'отстрани, ниско'],
    aim: [
      'Bring a sharp ball between keeper and defence.',
      'Einen scharfen Ball zwischen Torwart und Abwehr bringen.',
      'Силна топка между вратаря и защитата.',
    ],
    rule: [
      'From the wing a driven ball at knee height between keeper and defence. Runners start from a line and cross: one near, one to the penalty spot, one far. Finish with the foot.',
      'Vom Flügel ein scharfer Ball auf Kniehöhe zwischen Torwart und Abwehr. Die Läufer starten auf einer Linie und kreuzen: kurz, Elfmeterpunkt, lang. Abschluss mit dem Fuß.',
      'От крилото силна топка на височина на коляното между вратаря и защитата. Тичащите тръгват от линия и се кръстосват: близо, дузпа, далеч. Завършване с крак.',
    ],
    points: [
      [
        'Taker: past the first defender, that is the rule.',
        'Schütze: am ersten Verteidiger vorbei, das ist Pflicht.',
        'Изпълнител: задължително покрай първия защитник.',
      ],
      [
        'Runners: hold the line until the run-up, then go.',
        'Läufer: bis zum Anlauf auf der Linie, dann los.',
        'Тичащи: на линията до засилването, после напред.',
      ],
    ],
    more: [['Offside counts.', 'Abseits gilt.', 'Засадата важи.']],
    easier: [
      'No markers in the first two rounds.',
      'In den ersten zwei Runden ohne Manndecker.',
      'Първите две серии – без пазещи.',
    ],
    scoring: [
      'Any touch of an attacker in front of the goal one, goal two more.',
      'Jeder Kontakt eines Angreifers vor dem Tor einer, Tor zwei dazu.',
      'Всяко докосване на нападател пред вратата – една, гол – още две.',
    ],
    question: [
      'Which run opened the goal for another?',
      'Welcher Lauf hat einem anderen das Tor geöffnet?',
      'Кой пробег отвори вратата за друг?',
    ],
    fault: [
      'Runners stand in line behind each other.',
      'Die Läufer stehen hintereinander.',
      'Тичащите са един зад друг.',
    ],
  },
  {
    key: 'defend',
    harder: 1,
    from: 10,
    kind: { moment: 'set_play', practice_type: 'opposed' },
    name: ['defended well', 'gut verteidigt', 'добра защита'],
    aim: [
      'Set the wall quickly, hold the line, win the second ball.',
      'Mauer schnell stellen, Linie halten, zweiten Ball gewinnen.',
      'Бърза стена, държане на линията, печелене на втората топка.',
    ],
    rule: [
      'The coach whistles a foul anywhere in front of the goal. Defenders have eight seconds: one in front of the ball, the keeper names the number for the wall, the others mark. Then attackers may do what they like.',
      'Der Trainer pfeift irgendwo vor dem Tor Foul. Die Abwehr hat acht Sekunden: einer vor den Ball, der Torwart nennt die Zahl für die Mauer, die anderen decken. Danach dürfen die Angreifer alles.',
      'Треньорът свири нарушение някъде пред вратата. Защитата има осем секунди: един пред топката, вратарят казва колко са в стената, другите покриват. После нападателите правят каквото искат.',
    ],
    points: [
      [
        'Wall: the outer player lines up ball and post.',
        'Mauer: Der Äußere steht auf der Linie Ball–Pfosten.',
        'Стена: външният е на линията топка–греда.',
      ],
      [
        'Nobody turns away: eyes on the ball, arms at the body.',
        'Keiner dreht sich weg: Augen zum Ball, Arme an den Körper.',
        'Никой не се обръща: очи в топката, ръце до тялото.',
      ],
    ],
    more: [
      [
        'Attackers may play quickly as soon as the ball lies still.',
        'Die Angreifer dürfen schnell ausführen, sobald der Ball ruht.',
        'Нападателите може да изпълнят бързо, щом топката е спряна.',
      ],
    ],
    easier: [
      'Fifteen seconds to get organised.',
      'Fünfzehn Sekunden zum Ordnen.',
      'Петнадесет секунди за подреждане.',
    ],
    scoring: [
      'Defence: two points for a cleared ball out of the area, one for a held ball.',
      'Abwehr: zwei Punkte für geklärt aus dem Strafraum, einer für gehalten.',
      'Защита: две точки за избиване извън полето, една за хваната топка.',
    ],
    question: [
      'Who talks first after the whistle?',
      'Wer redet nach dem Pfiff zuerst?',
      'Кой говори пръв след свирката?',
    ],
    fault: [
      'Everyone in the wall, nobody with the runners.',
      'Alle in der Mauer, keiner bei den Läufern.',
      'Всички в стената, никой при тичащите.',
    ],
  },
]
