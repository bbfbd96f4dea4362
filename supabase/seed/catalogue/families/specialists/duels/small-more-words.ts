/** Defending for the smallest: two sharks as a team. */
import type { TaskWords } from '../kit'

export const sharksWords: TaskWords = {
  en: {
    name: 'Two sharks, one plan',
    aim: 'Win balls as a pair: one drives the fish, the other waits on the far side.',
    setup:
      '{l} × {w} m. Six fish with a ball each in the sea, two sharks in bibs outside; in one corner a harbour of markers where nobody may be attacked.',
    steps: [
      'The sharks whisper a plan: which fish first, who comes from which side?',
      'They swim in and win balls with the feet; a won ball goes over the line.',
      'Fish fetch their ball and swim on; three seconds of rest in the harbour.',
      'After a minute the sharks tell what worked; two new sharks.',
    ],
    points: [
      'Come from two sides: then the fish has only one way left.',
      'Talk: “left”, “mine”, “now”.',
      'Win the ball first, then kick it out.',
    ],
    scoring: 'Sharks: one point for each ball over the line, two when both took part.',
    question: 'Which plan worked better: together or each alone?',
    fault: 'Both sharks run behind the same fish.',
    harder: ['No harbour.'],
    easier: ['Three sharks.'],
  },
  de: {
    name: 'Zwei Haie, ein Plan',
    aim: 'Bälle zu zweit erobern: Einer treibt den Fisch, der andere wartet drüben.',
    setup:
      '{l} × {w} m. Sechs Fische mit je einem Ball im Meer, zwei Haie in Leibchen außen; in einer Ecke ein Hafen aus Markierungen, dort greift niemand an.',
    steps: [
      'Die Haie flüstern einen Plan: welcher Fisch zuerst, wer von welcher Seite?',
      'Sie schwimmen hinein und erobern mit den Füßen; der Ball muss über die Linie.',
      'Fische holen ihren Ball und schwimmen weiter; im Hafen drei Sekunden Pause.',
      'Nach einer Minute erzählen die Haie, was geklappt hat; zwei neue Haie.',
    ],
    points: [
      'Von zwei Seiten kommen: Dann bleibt dem Fisch nur ein Weg.',
      'Reden: „links“, „meiner“, „jetzt“.',
      'Erst den Ball haben, dann hinausspielen.',
    ],
    scoring: 'Haie: ein Punkt je Ball über der Linie, zwei, wenn beide dabei waren.',
    question: 'Welcher Plan war besser: gemeinsam oder jeder allein?',
    fault: 'Beide Haie laufen demselben Fisch hinterher.',
    harder: ['Ohne Hafen.'],
    easier: ['Drei Haie.'],
  },
  bg: {
    name: 'Две акули, един план',
    aim: 'Вземате топки по двама: единият подгонва рибата, другият чака отсреща.',
    setup:
      '{l} × {w} м. Шест риби с по една топка са в морето, две акули с потници са отвън; в единия ъгъл има пристанище от маркери, там никой не напада.',
    steps: [
      'Акулите си шепнат план: коя риба първо, кой откъде идва?',
      'Влизат и отнемат с крака; взетата топка се праща зад линията.',
      'Рибите си връщат топката и плуват; в пристанището има три секунди почивка.',
      'След минута акулите казват какво е проработило; нови две акули.',
    ],
    points: [
      'Елате от две страни: на рибата остава само един път.',
      'Говорете: „ляво“, „моя“, „сега“.',
      'Първо вземи топката, после я изпрати.',
    ],
    scoring: 'Акулите: точка за всяка топка зад линията, две, ако са участвали и двете.',
    question: 'Кой план беше по-добър: заедно или поотделно?',
    fault: 'Двете акули тичат след една и съща риба.',
    harder: ['Без пристанище.'],
    easier: ['Три акули.'],
  },
}
