/** First touch away from pressure in games. */
import type { TaskWords } from '../kit'

export const gateGameWords: TaskWords = {
  en: {
    name: 'Receive through the gate',
    aim: 'Use the first touch to carry the ball on in the direction of the pass and away from opponents.',
    setup:
      '{l} × {w} m with five gates of cones, two metres wide, spread over the field. Two teams of three; spare balls with the coach.',
    steps: [
      'Play 3v3 in all directions; passes through gates are the goals.',
      'The gate counts only if the receiver’s first touch goes away from the gate.',
      'After a point the same gate is closed until another one was used.',
      'Ball out: the coach plays the next ball at once.',
    ],
    points: [
      'Come round behind the gate late: be on the move when the ball arrives.',
      'Open hips before the ball is through.',
      'Is an opponent behind you? Then touch along the gate’s line.',
      'Passer: speed of the ball decides how good the touch can be.',
    ],
    scoring: 'Gate with a moving first touch: two points. Ball stopped: none.',
    question: 'Which gate was free after your touch?',
    fault: 'Waiting behind the gate with the ball dead at the feet.',
    harder: ['The receiver has to pass or shoot with the second touch.'],
    easier: ['A neutral player joins the team in possession.'],
  },
  de: {
    name: 'Annahme durchs Hütchentor',
    aim: 'Den Ball mit dem ersten Kontakt in Passrichtung und weg vom Gegner weitertragen.',
    setup:
      '{l} × {w} m mit fünf Hütchentoren, zwei Meter breit, über das Feld verteilt. Zwei Dreierteams; Ersatzbälle beim Trainer.',
    steps: [
      '3 gegen 3 in alle Richtungen; Pässe durch Hütchentore sind Treffer.',
      'Es zählt nur, wenn der erste Kontakt vom Tor wegführt.',
      'Nach einem Treffer ist dieses Tor zu, bis ein anderes genutzt wurde.',
      'Ball im Aus: Der Trainer bringt sofort den nächsten.',
    ],
    points: [
      'Spät hinter das Tor laufen: in Bewegung sein, wenn der Ball kommt.',
      'Hüfte öffnen, bevor der Ball durch ist.',
      'Gegner im Rücken? Dann parallel zum Tor mitnehmen.',
      'Passgeber: Dein Tempo entscheidet über den Kontakt.',
    ],
    scoring: 'Treffer mit Mitnahme: zwei Punkte. Ball gestoppt: keiner.',
    question: 'Welches Tor war nach deinem Kontakt frei?',
    fault: 'Hinter dem Tor warten und den Ball tot annehmen.',
    harder: ['Der zweite Kontakt muss Pass oder Abschluss sein.'],
    easier: ['Ein neutraler Spieler hilft dem Team am Ball.'],
  },
  bg: {
    name: 'Поемане през вратичка',
    aim: 'С първото докосване носиш топката по посока на паса и далеч от противника.',
    setup:
      '{l} × {w} м с пет вратички от конуси, широки по два метра, разпръснати в полето. Два отбора по трима; резервните топки са при треньора.',
    steps: [
      '3 срещу 3 във всички посоки; пасовете през вратички са голове.',
      'Брои се само ако първото докосване е встрани от вратичката.',
      'След точка тази вратичка е затворена, докато не се ползва друга.',
      'Аут: треньорът веднага подава следващата топка.',
    ],
    points: [
      'Мини зад вратичката късно: бъди в движение, когато топката дойде.',
      'Отвори таза, преди топката да е минала.',
      'Противник зад теб? Тогава насочи успоредно на вратичката.',
      'Подаващ: силата на паса решава какво ще е докосването.',
    ],
    scoring: 'Вратичка с насочено докосване: две точки. Спряна топка: нула.',
    question: 'Коя вратичка беше свободна след докосването ти?',
    fault: 'Чакане зад вратичката и мъртва топка в краката.',
    harder: ['Второто докосване трябва да е пас или удар.'],
    easier: ['Неутрален играч помага на отбора с топката.'],
  },
}
