/** Strength with the ball pressed between two. */
import type { Exercise } from '../../grown/kit'
import { createSizes } from '../ground'
import { drawPairs } from './pairs'

export const ballSandwich: Exercise = {
  key: 'ball-sandwich',
  sizes: createSizes(
    [8, 15],
    1,
    [
      [16, 12, 6, 6, 40, 40],
      [18, 20, 12, 6, 40, 40],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  draw: (size) => drawPairs(size, { gap: 0.36, way: 0.6 }),
  words: {
    en: {
      title: 'Ball sandwich',
      aim: 'Strengthen legs and trunk and learn to give and take pressure: the pair carries a ball without using hands.',
      setup: 'Lanes in {l} × {w} m. {n} players in pairs of similar height, one ball to a pair.',
      rules: [
        'Back to back, the ball between the shoulder blades: sink together to a half squat and rise again, four times.',
        'Then walk sideways to the far line in the half squat, the ball stays between you.',
        'On the way back carry it shoulder to shoulder, next time hip to hip.',
        'If the ball drops, both do a squat and go on from there.',
        'Next round: the other one of the pair gives the pace with “down” and “up”.',
      ],
      points: [
        'Push just hard enough: feel the other through the ball.',
        'Knees over the toes, heels stay down.',
        'Long back, breathe on; nobody holds their breath.',
      ],
      harder: ['Stop on the way when the coach claps and lift the outer foot.'],
      easier: ['Stand upright and only walk; a softer ball.'],
      scoring: 'Lengths without a drop; the pair tries for one more each time.',
      question: 'How did you agree on the pace without looking at each other?',
      fault: 'One pushes, the other leans away: change to partners of equal height.',
    },
    de: {
      title: 'Ball-Sandwich',
      aim: 'Beine und Rumpf kräftigen und lernen, Druck zu geben und auszuhalten: Das Paar trägt einen Ball ohne Hände.',
      setup: 'Bahnen in {l} × {w} m. {n} Spieler in etwa gleich großen Paaren, je Paar ein Ball.',
      rules: [
        'Rücken an Rücken, der Ball zwischen den Schulterblättern: viermal gemeinsam halb in die Knie und wieder hoch.',
        'Dann in der halben Hocke seitwärts zur anderen Linie, der Ball bleibt zwischen euch.',
        'Zurück Schulter an Schulter, beim nächsten Mal Hüfte an Hüfte.',
        'Fällt der Ball, machen beide eine Kniebeuge und gehen dort weiter.',
        'Im nächsten Durchgang gibt der andere mit „ab“ und „auf“ den Takt vor.',
      ],
      points: [
        'Gerade so viel Druck wie nötig: den anderen durch den Ball spüren.',
        'Knie über den Zehen, die Fersen bleiben am Boden.',
        'Langer Rücken, weiteratmen; niemand hält die Luft an.',
      ],
      harder: ['Beim Klatschen des Trainers stehen bleiben und den äußeren Fuß heben.'],
      easier: ['Aufrecht gehen, weicherer Ball.'],
      scoring: 'Bahnen ohne Ballverlust; das Paar will jedes Mal eine mehr.',
      question: 'Wie habt ihr euch aufs Tempo geeinigt, ohne euch zu sehen?',
      fault: 'Einer schiebt, der andere weicht aus: Partner gleicher Größe zusammenstellen.',
    },
    bg: {
      title: 'Сандвич с топка',
      aim: 'Укрепване на краката и торса и умение да се дава и поема натиск: двойката носи топка без ръце.',
      setup: 'Коридори в {l} × {w} м. {n} играчи в двойки с близък ръст, топка на двойка.',
      rules: [
        'Гръб в гръб, топката между лопатките: четири пъти заедно до полуклек и обратно.',
        'После в полуклек странично до отсрещната линия, топката остава между вас.',
        'Обратно рамо до рамо, следващия път – хълбок до хълбок.',
        'Падне ли топката, двамата правят клек и продължават оттам.',
        'В следващата серия другият от двойката дава ритъма с „долу“ и „горе“.',
      ],
      points: [
        'Точно толкова натиск, колкото трябва: усети другия през топката.',
        'Коленете над пръстите, петите остават долу.',
        'Дълъг гръб, дишай; никой не задържа дъха си.',
      ],
      harder: ['При плясване спрете и вдигнете външния крак.'],
      easier: ['Ходене изправени, по-мека топка.'],
      scoring: 'Дължини без паднала топка; всеки път двойката гони една повече.',
      question: 'Как се разбрахте за темпото, без да се гледате?',
      fault: 'Единият бута, другият се отдръпва: съберете партньори с еднакъв ръст.',
    },
  },
}

export const ballTug: Exercise = {
  key: 'ball-tug',
  sizes: createSizes(
    [8, 99],
    2,
    [
      [12, 12, 6, 8, 15, 45],
      [14, 20, 12, 8, 15, 45],
    ],
    { more: 4 },
  ),
  intensity: 'high',
  kind: { practice_type: 'opposed' },
  draw: (size) => drawPairs(size, { gap: 0.3, way: 0.3 }),
  words: {
    en: {
      title: 'Whose ball is it?',
      aim: 'Grip, trunk and legs work together: win a ball held by two, fairly and without letting the back go round.',
      setup:
        'Pairs across a middle line in {l} × {w} m, two metres of free ground round each pair. {n} players of similar weight, one ball to a pair.',
      rules: [
        'Kneel or stand face to face and hold the ball with both arms, chest near.',
        'On “go” try to turn, pull and lift it away; nothing but the ball is pulled.',
        'After eight seconds, or when one has the ball, “stop”: both let go and shake hands.',
        'Next position: standing with feet apart, then sitting back on the heels.',
        'Winners move on one pair to the right, the others stay.',
      ],
      points: [
        'Low hips, wide stance, elbows close to the body.',
        'Turn from the trunk, do not tear with the arms.',
        'On “stop” let go at once: that is the rule that keeps it safe.',
      ],
      harder: ['Stand on one leg each; a foot put down loses.'],
      easier: ['Three seconds only, kneeling on a soft place.'],
      scoring: 'One point a win, half a point each for a draw; count over eight rounds.',
      question: 'What was stronger: pulling straight or turning first?',
      fault: 'Heads come close together: chin away from the ball, foreheads to the side.',
    },
    de: {
      title: 'Wem gehört der Ball?',
      aim: 'Griff, Rumpf und Beine arbeiten zusammen: einen zu zweit gehaltenen Ball fair und mit geradem Rücken gewinnen.',
      setup:
        'Paare an einer Mittellinie in {l} × {w} m, rundum zwei Meter frei. {n} Spieler, etwa gleich schwer, je Paar ein Ball.',
      rules: [
        'Einander gegenüber knien oder stehen und den Ball mit beiden Armen nah an der Brust halten.',
        'Auf „Los“ drehen, ziehen und heben; gezogen wird nur am Ball.',
        'Nach acht Sekunden oder bei Ballgewinn „Stopp“: Beide lassen los und geben sich die Hand.',
        'Nächste Stellung: breitbeinig stehend, danach auf den Fersen sitzend.',
        'Wer gewinnt, rückt ein Paar nach rechts, die anderen bleiben.',
      ],
      points: [
        'Tiefe Hüfte, breiter Stand, Ellbogen am Körper.',
        'Aus dem Rumpf drehen, nicht mit den Armen reißen.',
        'Bei „Stopp“ sofort loslassen: Diese Regel macht es sicher.',
      ],
      harder: ['Beide auf einem Bein; wer den Fuß absetzt, verliert.'],
      easier: ['Nur drei Sekunden, kniend auf weichem Boden.'],
      scoring: 'Sieg ein Punkt, Unentschieden je ein halber; über acht Durchgänge zählen.',
      question: 'Was war stärker: gerade ziehen oder erst drehen?',
      fault: 'Die Köpfe kommen sich nahe: Kinn weg vom Ball, Stirn zur Seite.',
    },
    bg: {
      title: 'Чия е топката?',
      aim: 'Хватът, торсът и краката работят заедно: честно отнемане на топка, държана от двама, с прав гръб.',
      setup:
        'Двойки на средна линия в {l} × {w} м с два метра свободно място наоколо. {n} играчи с близко тегло, топка на двойка.',
      rules: [
        'Застанете или коленичете лице в лице и дръжте топката с две ръце до гърдите.',
        'На „старт“ завъртай, дърпай и повдигай; дърпа се само топката.',
        'След осем секунди или при отнемане – „стоп“: двамата пускат и си подават ръка.',
        'Следваща поза: разкрачен стоеж, после седеж върху петите.',
        'Победителят минава една двойка надясно, другите остават.',
      ],
      points: [
        'Нисък таз, широк стоеж, лакти до тялото.',
        'Завъртай от торса, не дърпай рязко с ръце.',
        'На „стоп“ пускай веднага: това правило пази всички.',
      ],
      harder: ['И двамата на един крак; който стъпи, губи.'],
      easier: ['Само три секунди, на колене върху мека площ.'],
      scoring: 'Победа – точка, равенство – по половин; броят се осем серии.',
      question: 'Кое беше по-силно: право дърпане или първо завъртане?',
      fault: 'Главите се доближават: брадичката далече от топката, челата встрани.',
    },
  },
}
