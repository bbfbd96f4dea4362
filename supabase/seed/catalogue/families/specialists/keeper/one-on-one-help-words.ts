/** The keeper alone with the attacker: waiting for help, and choosing between coming and staying. */
import type { TaskWords } from '../kit'

export const steerWords: TaskWords = {
  en: {
    name: 'Show wide and wait for help',
    aim: 'Take the attacker’s time away from goal so that the chasing defender gets there.',
    setup:
      '{l} × {w} m with a {goal} and a keeper. An attacker with a ball at the far end, a defender {gap} m behind; one more pair is ready outside.',
    steps: [
      'The attacker’s first touch lets the defender chase.',
      'The keeper comes out on the inside line and leaves the outside open.',
      'Keeper calls “away” for a tackle from behind, “hold” to only close the middle.',
      'The action ends with goal, save or ball won; the next pair starts.',
    ],
    points: [
      'Stand half a step towards the middle: the way outside must look inviting.',
      'Move sideways with the ball instead of charging it.',
      'One clear word for the defender, early.',
      'Defender: run to the line between ball and far post.',
    ],
    scoring: 'No shot within five seconds: two points. Shot from outside saved: one.',
    question: 'Who had more time after you showed wide?',
    fault: 'Rushing out although the defender is a metre away from the ball.',
    harder: ['The defender starts two metres further back.'],
    easier: ['The attacker may only use the outside half marked with cones.'],
  },
  de: {
    name: 'Nach außen lenken, Hilfe abwarten',
    aim: 'Dem Angreifer weg vom Tor Zeit nehmen, bis der Verteidiger heran ist.',
    setup:
      '{l} × {w} m, ein {goal} mit Torwart. Ein Angreifer mit Ball am anderen Ende, ein Verteidiger {gap} m dahinter; draußen ist ein weiteres Paar bereit.',
    steps: [
      'Mit dem ersten Kontakt des Angreifers darf der Verteidiger nachsetzen.',
      'Der Torwart kommt auf der Innenbahn heraus, außen bleibt offen.',
      '„Weg“ heißt Angriff von hinten, „Halten“ heißt nur die Mitte schließen.',
      'Nach Tor, Parade oder Ballgewinn beginnt das nächste Paar.',
    ],
    points: [
      'Einen halben Schritt zur Mitte: Der Weg nach außen soll einladen.',
      'Seitlich mit dem Ball mitgehen, nicht auf ihn zustürmen.',
      'Ein klares Wort für den Verteidiger, und zwar früh.',
      'Verteidiger: auf die Linie zwischen Ball und langem Pfosten laufen.',
    ],
    scoring: 'Fünf Sekunden ohne Schuss: zwei Punkte. Schuss von außen gehalten: einer.',
    question: 'Wer hatte nach dem Lenken mehr Zeit?',
    fault: 'Herausstürzen, obwohl der Verteidiger einen Meter am Ball ist.',
    harder: ['Der Verteidiger startet zwei Meter weiter hinten.'],
    easier: ['Der Angreifer darf nur die mit Hütchen markierte Außenhälfte nutzen.'],
  },
  bg: {
    name: 'Насочи навън и изчакай помощ',
    aim: 'Отнемаш от времето на нападателя далеч от вратата, докато защитникът дойде.',
    setup:
      '{l} × {w} м с {goal} и вратар. В другия край е нападател с топка, защитник е на {gap} м зад него; отвън е готова още една двойка.',
    steps: [
      'С първото докосване на нападателя защитникът тръгва след него.',
      'Вратарят излиза по вътрешната линия и оставя външната свободна.',
      '„Избий“ значи отнемане отзад, „дръж“ значи само затваряне на центъра.',
      'След гол, спасяване или отнемане започва следващата двойка.',
    ],
    points: [
      'Половин крачка към центъра: пътят навън трябва да примамва.',
      'Движи се странично с топката, не се хвърляй срещу нея.',
      'Една ясна дума към защитника, и то рано.',
      'Защитник: тичай към линията между топката и далечната греда.',
    ],
    scoring: 'Пет секунди без удар: две точки. Спасен удар отстрани: една.',
    question: 'Кой имаше повече време, след като насочи навън?',
    fault: 'Втурване навън, макар че защитникът е на метър от топката.',
    harder: ['Защитникът тръгва два метра по-отзад.'],
    easier: ['Нападателят използва само външната половина, означена с конуси.'],
  },
}

export const decideWords: TaskWords = {
  en: {
    name: 'Come or stay',
    aim: 'Judge a through ball early and stand by the decision.',
    setup:
      '{l} × {w} m, a {goal}, a keeper {out} m off the line. At the far end a passer with the balls; an attacker and a defender start side by side in front of the passer, two more of each wait.',
    steps: [
      'The passer feints once, then plays long or short into the space.',
      'Attacker and defender race from the moment the ball is played.',
      'The keeper shouts “mine” and comes, or “yours” and drops to set.',
      'Whoever shouted must go through with it; play until goal or clearance.',
      'Next two at once; the passer changes after six balls.',
    ],
    points: [
      'Compare three things: pace of the ball, the attacker’s start, your own way.',
      'Loud and before the ball is halfway.',
      'Coming: arrive first or arrive together, never second.',
      'Staying: use the time to be on the line and still.',
    ],
    scoring: 'Right call and ball secured: two points. Right call, goal anyway: one for courage.',
    question: 'Which of the three told you the truth first?',
    fault: 'Two steps out, one back: caught in between.',
    harder: ['The passer may also chip over both.'],
    easier: ['The passer says “long” or “short” aloud when playing.'],
  },
  de: {
    name: 'Kommen oder bleiben',
    aim: 'Einen Steilpass früh einschätzen und zur Entscheidung stehen.',
    setup:
      '{l} × {w} m, ein {goal}, der Torwart {out} m vor der Linie. Am anderen Ende ein Passgeber mit den Bällen; Angreifer und Verteidiger starten nebeneinander vor ihm, je zwei weitere warten.',
    steps: [
      'Der Passgeber täuscht einmal an und spielt dann kurz oder lang in den Raum.',
      'Mit dem Pass beginnt der Wettlauf von Angreifer und Verteidiger.',
      'Der Torwart ruft „Meiner“ und kommt oder „Deiner“ und stellt sich.',
      'Das Wort gilt bis zum Ende; gespielt wird bis Tor oder Klärung.',
      'Sofort die nächsten zwei; neuer Passgeber nach sechs Bällen.',
    ],
    points: [
      'Drei Dinge vergleichen: Tempo des Balls, Start des Gegners, eigener Weg.',
      'Laut, und bevor der Ball den halben Weg hat.',
      'Wer kommt, ist Erster oder gleichzeitig da, nie Zweiter.',
      'Wer bleibt, nutzt die Zeit, um auf der Linie ruhig zu stehen.',
    ],
    scoring:
      'Richtig entschieden und gesichert: zwei Punkte. Richtig, aber Tor: einer für den Mut.',
    question: 'Was von den dreien hat dir zuerst die Wahrheit gesagt?',
    fault: 'Zwei Schritte vor, einer zurück: mittendrin erwischt.',
    harder: ['Der Passgeber darf auch über beide lupfen.'],
    easier: ['Der Passgeber sagt „kurz“ oder „lang“ laut an.'],
  },
  bg: {
    name: 'Излез или остани',
    aim: 'Рано преценяваш извеждащия пас и държиш на решението си.',
    setup:
      '{l} × {w} м, {goal}, вратарят е на {out} м пред линията. В другия край е подаващ с топките; нападател и защитник тръгват един до друг пред него, чакат още по двама.',
    steps: [
      'Подаващият прави една лъжлива заявка и играе късо или дълго в празното.',
      'С паса започва надбягването на нападател и защитник.',
      'Вратарят вика „моя“ и излиза или „твоя“ и заема стойка.',
      'Казаното важи докрай; играе се до гол или изчистване.',
      'Веднага следващите двама; нов подаващ след шест топки.',
    ],
    points: [
      'Сравни три неща: скоростта на топката, старта на противника и своя път.',
      'Високо и преди топката да мине половината път.',
      'Излезеш ли, бъди пръв или едновременно, никога втори.',
      'Останеш ли, използвай времето да си на линията и неподвижен.',
    ],
    scoring: 'Вярно решение и овладяна топка: две точки. Вярно, но гол: една за смелост.',
    question: 'Кое от трите първо ти каза истината?',
    fault: 'Две крачки напред, една назад: хванат по средата.',
    harder: ['Подаващият може и да прехвърли двамата.'],
    easier: ['Подаващият казва на глас „късо“ или „дълго“.'],
  },
}
