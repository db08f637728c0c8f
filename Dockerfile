# The publisher as a service of Cloud Run (docs/production.md). It keeps the site warm: give it one instance that stays, and no second one.
FROM node:24-bookworm-slim
WORKDIR /site
RUN chown node:node /site
USER node

# Packages apart from the code, so that they are installed again only when they change. No package needs its install script. What the publisher never loads, and what npm keeps of its downloads, is taken away in the same step.
COPY --chown=node:node package.json package-lock.json ./
COPY --chown=node:node tools ./tools
COPY --chown=node:node packages ./packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --cache /tmp/npm && rm -rf /tmp/npm && node tools/slim-install.mjs

COPY --chown=node:node . .
ENV ASTRO_TELEMETRY_DISABLED=1
EXPOSE 8080
CMD ["node", "scripts/publisher.ts"]
