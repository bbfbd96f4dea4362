/** Stories in the garden. */
import type { TaskWords } from '../kit'

export const gardenWords: Record<'watering' | 'apples' | 'moles', TaskWords> = {
  watering: {
    en: {
      title: 'Water the trees',
      aim: 'Children dribble round obstacles in both directions and choose their own way.',
      setup:
        'Garden of {area} m with {trees} cones as trees, at least 3 m apart. {n} children spread out, a ball each: the ball is the watering can.',
      rules: [
        'Dribble to any tree you like and go once round it: now it has water.',
        'Leave a tree that somebody is watering and find a thirsty one.',
        'When the coach calls “rain”, stop the ball and stretch your arms out.',
        'In the next round, go round the trees the other way.',
      ],
      points: [
        'Little taps round the tree, as if the can were full to the brim.',
        'Look up after each tree: which one is free?',
        'Come round the tree without the ball touching it.',
      ],
      more: [
        'Water every tree twice, once to the left and once to the right.',
        'The other foot carries the can.',
      ],
      easier: ['Touch the tree with a hand instead of going round it.'],
      scoring: 'Each tree you have watered is a flower: count your flowers.',
      questions: ['How did you see which tree was thirsty?'],
      faults: ['The ball runs away on the bend: slow down before the tree, not beside it.'],
    },
    de: {
      title: 'Bäume gießen',
      aim: 'Die Kinder dribbeln in beide Richtungen um Hindernisse und wählen ihren Weg selbst.',
      setup:
        'Garten von {area} m mit {trees} Hütchen als Bäumen, mindestens 3 m auseinander. {n} Kinder im Garten verteilt, jedes mit Ball: Der Ball ist die Gießkanne.',
      rules: [
        'Dribbelt zu einem Baum und einmal ganz herum: Jetzt hat er Wasser.',
        'Wird ein Baum schon gegossen, sucht euch einen durstigen.',
        'Ruft der Trainer „Regen“, stoppt den Ball und breitet die Arme aus.',
        'Im nächsten Durchgang geht es andersherum um die Bäume.',
      ],
      points: [
        'Ganz kleine Kontakte um den Baum, die Kanne ist randvoll.',
        'Nach jedem Baum hochschauen: Welcher ist frei?',
        'Um den Baum herum, ohne dass der Ball ihn berührt.',
      ],
      more: [
        'Jeden Baum zweimal gießen, einmal links und einmal rechts herum.',
        'Der andere Fuß trägt die Kanne.',
      ],
      easier: ['Den Baum nur mit der Hand antippen, statt ihn zu umrunden.'],
      scoring: 'Jeder gegossene Baum ist eine Blume: Zählt eure Blumen.',
      questions: ['Woran hast du gesehen, welcher Baum Durst hat?'],
      faults: [
        'Der Ball rollt in der Kurve weg: vor dem Baum langsamer werden, nicht erst daneben.',
      ],
    },
    bg: {
      title: 'Поливане на дърветата',
      aim: 'Децата водят топката около препятствия в двете посоки и сами избират пътя си.',
      setup:
        'Градина {area} м с {trees} конуса за дървета, поне на 3 м един от друг. {n} деца, пръснати из градината, всяко с топка: топката е лейката.',
      rules: [
        'Води топката до някое дърво и го обиколи веднъж: вече е полято.',
        'Ако някой вече полива дървото, намери друго, което е жадно.',
        'Щом треньорът извика „дъжд“, спри топката и разпери ръце.',
        'В следващата серия дърветата се обикалят в другата посока.',
      ],
      points: [
        'Съвсем леки докосвания около дървото, лейката е пълна догоре.',
        'След всяко дърво вдигни глава: кое е свободно?',
        'Завий около дървото, без топката да го докосне.',
      ],
      more: [
        'Всяко дърво се полива два пъти: веднъж наляво и веднъж надясно.',
        'Сега лейката носи другият крак.',
      ],
      easier: ['Вместо да обикаля, детето само докосва дървото с ръка.'],
      scoring: 'Всяко полято дърво е едно цвете: преброй цветята си.',
      questions: ['По какво разбра кое дърво е жадно?'],
      faults: ['Топката бяга на завоя: намали преди дървото, а не чак до него.'],
    },
  },
  apples: {
    en: {
      title: 'Apple harvest before sunset',
      aim: 'Everybody stops the ball, bends down, starts off again and carries a treasure home.',
      setup:
        'Orchard of {area} m: {trees} cones as trees with one or two markers lying under each, the apples. {baskets} rings in the corners are baskets. {n} children, a ball each.',
      rules: [
        'Dribble to a tree, stop the ball with the sole and pick one apple.',
        'Carry the apple in your hand and the ball on your foot to any basket.',
        'Put the apple in gently and set off for the next one.',
        'The whole garden picks together until the coach says the sun has set.',
      ],
      points: [
        'Foot on the ball first, then reach for the apple.',
        'With the apple in your hand, keep the ball closer than before.',
        'Is the way to this basket full? Take another one.',
      ],
      more: [
        'Carry the apple on the palm of a flat hand; if it falls, pick it up again.',
        'Every basket needs the same number of apples.',
      ],
      easier: ['Without apples: clap hands over each tree and each basket.'],
      scoring: 'All apples count together: can you beat the last sunset?',
      questions: ['What makes carrying the apple so hard?'],
      faults: ['Children leave their ball behind under the tree: ball and apple travel together.'],
    },
    de: {
      title: 'Apfelernte vor Sonnenuntergang',
      aim: 'Alle stoppen den Ball, bücken sich, starten neu und bringen einen Schatz nach Hause.',
      setup:
        'Obstgarten von {area} m: {trees} Hütchen als Bäume, unter jedem ein oder zwei Markierungsteller als Äpfel. {baskets} Reifen in den Ecken sind die Körbe. {n} Kinder, jedes mit Ball.',
      rules: [
        'Zum Baum dribbeln, den Ball mit der Sohle stoppen, einen Apfel pflücken.',
        'Den Apfel in der Hand, den Ball am Fuß: ab zu irgendeinem Korb.',
        'Den Apfel vorsichtig hineinlegen und zum nächsten Baum aufbrechen.',
        'Alle ernten gemeinsam, bis der Trainer die Sonne untergehen lässt.',
      ],
      points: [
        'Erst den Fuß auf den Ball, dann nach dem Apfel greifen.',
        'Mit dem Apfel in der Hand bleibt der Ball noch näher am Fuß.',
        'Ist es vor dem Korb voll? Dann nimm einen anderen.',
      ],
      more: [
        'Der Apfel liegt auf der flachen Hand; fällt er, wird er wieder aufgehoben.',
        'In jedem Korb sollen am Ende gleich viele Äpfel liegen.',
      ],
      easier: ['Ohne Äpfel: über jedem Baum und jedem Korb in die Hände klatschen.'],
      scoring: 'Alle Äpfel zählen gemeinsam: Schafft ihr mehr als vorhin?',
      questions: ['Warum ist es mit dem Apfel in der Hand schwerer?'],
      faults: ['Der Ball bleibt unter dem Baum liegen: Ball und Apfel reisen zusammen.'],
    },
    bg: {
      title: 'Бране на ябълки до залез',
      aim: 'Всички спират топката, навеждат се, тръгват отново и носят ябълка до кошницата.',
      setup:
        'Овощна градина {area} м: {trees} конуса за дървета, под всяко по един-два маркера – ябълките. {baskets} обръча в ъглите са кошници. {n} деца, всяко с топка.',
      rules: [
        'Стигни с топката до дърво, спри я с подметка и откъсни една ябълка.',
        'Ябълката е в ръката, топката – в крака: тръгвай към някоя кошница.',
        'Остави ябълката внимателно и поеми към следващото дърво.',
        'Всички берат заедно, докато треньорът каже, че слънцето е залязло.',
      ],
      points: [
        'Първо стъпи върху топката, после посегни към ябълката.',
        'С ябълка в ръка дръж топката още по-близо.',
        'Пред кошницата е пълно? Избери друга.',
      ],
      more: [
        'Ябълката се носи върху отворена длан; ако падне, вдига се пак.',
        'Накрая във всички кошници трябва да има поравно ябълки.',
      ],
      easier: ['Без ябълки: пляскаме с ръце над всяко дърво и над всяка кошница.'],
      scoring: 'След всеки залез групата брои ябълките и се опитва да подобри броя си.',
      questions: ['Защо с ябълка в ръката е по-трудно?'],
      faults: ['Топката остава под дървото: тя и ябълката пътуват заедно.'],
    },
  },
  moles: {
    en: {
      title: 'Moles and gardeners',
      aim: 'Stop the ball dead, do a small job, and see at once where the next job is.',
      setup:
        'Lawn of {area} m with {hats} markers: half of them lie upside down. Half of the {n} children are moles, half gardeners in bibs; everybody has a ball.',
      rules: [
        'Moles turn upright markers over, gardeners set them right again.',
        'Only a child whose ball lies still under one foot may touch a marker.',
        'Nobody turns the same marker twice in a row or guards one.',
        'After each round the two teams swap jobs.',
      ],
      points: [
        'Roll the ball up to the marker and trap it softly under the sole.',
        'While you turn the marker, look for the next one.',
        'Go where your team is not.',
      ],
      more: [
        'A marker may be turned only with the hand on the other side from the ball.',
        'One round with the weaker foot only.',
      ],
      easier: ['All children are gardeners and set the whole lawn right against the clock.'],
      scoring: 'Count the markers when the whistle goes: each one your way round is a point.',
      questions: ['Where on the lawn was the most work for your team?'],
      faults: ['Children bend down while the ball rolls on: “foot, then hand”.'],
    },
    de: {
      title: 'Maulwürfe und Gärtner',
      aim: 'Den Ball ganz stoppen, etwas erledigen und sofort die nächste Aufgabe sehen.',
      setup:
        'Rasen von {area} m mit {hats} Markierungstellern, die Hälfte liegt umgedreht. Von den {n} Kindern sind die einen Maulwürfe, die anderen mit Leibchen Gärtner; alle haben einen Ball.',
      rules: [
        'Maulwürfe drehen die Teller um, Gärtner legen sie wieder richtig hin.',
        'Einen Teller darf nur anfassen, wessen Ball ruhig unter dem Fuß liegt.',
        'Niemand dreht denselben Teller zweimal nacheinander oder bewacht einen.',
        'Nach jedem Durchgang tauschen die Mannschaften die Aufgaben.',
      ],
      points: [
        'Den Ball an den Teller heranrollen und weich unter der Sohle fangen.',
        'Schon beim Umdrehen nach dem nächsten Teller schauen.',
        'Geh dorthin, wo aus deiner Mannschaft gerade keiner ist.',
      ],
      more: [
        'Umdrehen nur mit der Hand auf der Seite, auf der der Ball nicht liegt.',
        'Ein Durchgang nur mit dem schwächeren Fuß.',
      ],
      easier: ['Alle sind Gärtner und bringen den ganzen Rasen auf Zeit in Ordnung.'],
      scoring: 'Beim Pfiff wird gezählt: ein Punkt für jeden Teller, der für euch richtig liegt.',
      questions: ['Wo auf dem Rasen gab es für euch am meisten zu tun?'],
      faults: ['Die Kinder bücken sich, während der Ball noch rollt: „erst Fuß, dann Hand“.'],
    },
    bg: {
      title: 'Къртици и градинари',
      aim: 'Детето спира топката напълно, върши малка работа и веднага вижда следващата.',
      setup:
        'Поляна {area} м с {hats} маркера, половината са обърнати наопаки. Половината от {n} деца са къртици, другите – градинари с потници; всички имат топка.',
      rules: [
        'Къртиците обръщат маркерите наопаки, градинарите ги оправят.',
        'Маркер се пипа само когато топката е спряна под крака.',
        'Никой не обръща един маркер два пъти поред и не го пази.',
        'След всяка серия отборите си сменят задачите.',
      ],
      points: [
        'Докарай топката до маркера и я спри меко с подметка.',
        'Още докато го обръщаш, търси с очи следващия.',
        'Тръгни натам, където няма никой от твоя отбор.',
      ],
      more: [
        'Обръща се само с ръката от страната, където не е топката.',
        'Една серия само със слабия крак.',
      ],
      easier: ['Всички са градинари и оправят цялата поляна за време.'],
      scoring: 'При сигнала се брои: точка за всеки маркер, обърнат както трябва за отбора.',
      questions: ['Къде на поляната имаше най-много работа за вас?'],
      faults: ['Детето се навежда, докато топката още се търкаля: „първо крак, после ръка“.'],
    },
  },
}
